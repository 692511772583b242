"""The curves of a training as a picture."""

from xml.etree import ElementTree

from cabochon.training.curves import draw_curves


def test_a_rival_can_have_any_name() -> None:
    name = "against_<a> & 'b'"
    picture = ElementTree.fromstring(draw_curves([{"seconds": 1.0, name: 0.5}, {"seconds": 2.0, name: 0.6}]))
    assert name in [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
