"""Tables in the browser.

`running` is the process and `app` the application; `admin` is what is done beside them. Below are the rooms,
and imports point down only: `http`, `live`, then side by side `show` and `store`, and `table`. `options` and
`logs` are for all of them.
"""
