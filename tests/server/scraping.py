"""What a server tells Prometheus, as Prometheus reads it."""

import httpx
from prometheus_client.parser import text_string_to_metric_families


class Scraped:
    """The series of one look at a server."""

    def __init__(self, text: str) -> None:
        self.families = list(text_string_to_metric_families(text))
        self.series = [sample for family in self.families for sample in family.samples]

    def value(self, name: str, **labels: str) -> float:
        """The sum of all series of a name with these labels."""
        found = [
            sample.value
            for sample in self.series
            if sample.name == name and labels.items() <= sample.labels.items()
        ]
        return sum(found)

    @property
    def names(self) -> set[str]:
        return {sample.name for sample in self.series}


async def scrape(port: int) -> Scraped:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return Scraped(answer.text)
