"""Calls of programs that other people wrote, each as a command that prints JSON. Standard input has what is judged."""

import collections
import collections.abc
import datetime
import json
import logging
import pathlib
import socket
import sys
import warnings

warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)

REPORTS = ("pr", "dr", "tr", "ir")


def resolve_localhost():
    """Names under localhost are this machine; not every resolver says so."""
    resolve = socket.getaddrinfo

    def getaddrinfo(host, *args, **kwargs):
        is_local = isinstance(host, str) and host.endswith(".localhost")
        return resolve("127.0.0.1" if is_local else host, *args, **kwargs)

    socket.getaddrinfo = getaddrinfo


def harvest(asked):
    from celus_nigiri.client import Sushi51Client

    resolve_localhost()
    client = Sushi51Client(
        asked["origin"], asked["customer_id"], asked["requestor_id"], extra_params={"api_key": asked["api_key"]}
    )
    begin, end = (datetime.date.fromisoformat(asked[name]) for name in ("begin", "end"))
    found = {}
    for report in REPORTS:
        with open(pathlib.Path(asked["folder"]) / f"{report}.json", "w+b") as file:
            answer = client.get_report_data(report, begin, end, output_content=file)
        found[report] = [str(one) for one in [*answer.errors, *answer.warnings]]
    return found


def plain(row):
    """A record without what the reader makes of the form alone."""
    start, _last_day, organization, title, title_ids, item, item_ids, date, authors, dimensions, metric, value = row
    # Of items it takes the name for a title, too, where it reads a table; empty columns are empty values there.
    title, authors = ("" if item else title), authors.replace(" ()", "")
    known = "|".join(one for one in dimensions.split("|") if not one.endswith(":"))
    return [start, organization, title, title_ids, item, item_ids, date, authors, known, metric, value]


def records(asked):
    from celus_nibbler import eat

    found = {}
    for path in asked["files"]:
        rows = []
        for sheet in eat(pathlib.Path(path), "Library", check_platform=False):
            for record in sheet.records():
                rows.append(plain(record.as_csv()))
        found[path] = sorted(rows)
    return found


def robots(asked):
    from counter_robots import is_robot_or_machine

    return [is_robot_or_machine(agent) for agent in asked["agents"]]


def kbart(asked):
    # The reader is of a time before Python 3.10.
    collections.MutableMapping = collections.abc.MutableMapping
    from pykbart.reader import KbartReader

    with KbartReader(asked["file"]) as rows:
        return [dict(row) for row in rows]


def marc(asked):
    from pymarc import MARCReader

    with open(asked["file"], "rb") as file:
        return [None if record is None else {"title": record.title, "id": record["001"].value()} for record in MARCReader(file)]


COMMANDS = {"harvest": harvest, "records": records, "robots": robots, "kbart": kbart, "marc": marc}
print(json.dumps(COMMANDS[sys.argv[1]](json.load(sys.stdin))))
