"""Find the people on a list in a database, and say how sure each match is.

Usage    python3 match_people.py database.csv attendees.csv out/
In       first_name, last_name, email, birthdate, constituency, degree_year; the database also has
         an id, and a cell may hold several values, such as "Ortiz|Calder" or "1998|2003"
Out      out/business.csv, out/analysts.csv, and a summary on the screen
"""

import csv
import json
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from datetime import datetime
from difflib import SequenceMatcher
from itertools import product
from pathlib import Path

# A candidate agrees with the person in every column of one of these. At most three.
COMBINATIONS = [["email"], ["last_name", "birthdate"], ["first_name", "last_name"]]
COLUMNS = ["email", "birthdate", "last_name", "first_name", "degree_year", "constituency"]
NAMES = ["last_name", "first_name"]  # can be similar; every other column has to be equal
MATCHED = 0.90  # the lowest score of a match; scores run from 0 to 1
EVIDENCE = 0.50  # what the other columns must add, as names alone are never enough
SIMILAR, NICKNAME = 0.80, 0.90  # the least a similar name counts, and what a nickname counts
NICKNAMES = {"betty": "elizabeth", "bill": "william", "bob": "robert", "kate": "katherine",
             "liz": "elizabeth", "peggy": "margaret", "sam": "samuel", "tony": "anthony"}
BIRTHDATE = "(19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])"


def read(path, kind, columns=()):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return people_in(file, kind, columns)


def people_in(file, kind, columns=()):
    """The rows of a table, each with its line and the values of its columns."""
    rows = csv.DictReader(file)
    rows.fieldnames = names = [name.strip().lower() for name in rows.fieldnames or []]
    for column in columns:
        if column not in names:
            sys.exit(f"The {kind} has no column '{column}'.")
    if not any(set(combination) <= set(names) for combination in COMBINATIONS):
        ways = ", or ".join(" and ".join(combination) for combination in COMBINATIONS)
        sys.exit(f"The first line of the {kind} must name columns: {ways}.")
    people = [{**row, **{c: values(row, c) for c in COLUMNS}, "given": row, "line": rows.line_num}
              for row in rows if any(values(row, name) for name in names)]
    return people or sys.exit(f"The {kind} has no people.")


def values(row, column):
    """The values of a cell. A constituency stays exactly as written."""
    cells = [cell.strip() for cell in (row.get(column) or "").split("|")]
    return [cell if column == "constituency" else clean(cell) for cell in cells if cell]


def clean(text):
    """Removes differences in case, accents and spaces."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return " ".join(re.sub("[\u0300-\u036f]", "", letters).split())


def check(people, database):
    """Stops before a wrong format can lead to a wrong match."""
    if len(COMBINATIONS) > 3:
        sys.exit("Use at most 3 column combinations.")
    known = {value for record in database for value in record["constituency"]}
    for kind, rows in (("database", database), ("list", people)):
        errors = [f"Line {row['line']} of the {kind}: {error}"
                  for row in rows for error in errors_of(row, known)]
        if errors:
            sys.exit("\n".join(errors))


def errors_of(person, known):
    dates = [date for date in person["birthdate"] if not is_date(date)]
    unknown = [value for value in person["constituency"] if known and value not in known]
    return [*(f"'{date}' is not a date written YYYYMMDD." for date in dates),
            *(f"the database has no constituency '{value}'." for value in unknown)]


def is_date(text):
    """The pattern accepts the 30th of every month, also of February."""
    try:
        return bool(re.fullmatch(BIRTHDATE, text) and datetime.strptime(text, "%Y%m%d"))
    except ValueError:
        return False


def measure(database):
    """The weight of a column is its share of different values, as those tell people apart."""
    cells = {c: [value for record in database for value in record[c]] for c in COLUMNS}
    return {c: len(set(cells[c])) / max(1, len(cells[c])) for c in COLUMNS}


def formal(name):
    return NICKNAMES.get(name, name)


def keys(person):
    """The lookup keys of a person: each combination, with each of its values."""
    lookup = {**person, "first_name": [formal(name) for name in person["first_name"]]}
    return [(place, *key) for place, columns in enumerate(COMBINATIONS)
            for key in product(*(lookup[c] for c in columns))]


def similarity(column, value, other):
    if value == other or column not in NAMES:
        return float(value == other)
    if column == "first_name" and formal(value) == formal(other):
        return NICKNAME
    ratio = SequenceMatcher(None, value, other, autojunk=False).ratio()
    return ratio if ratio >= SIMILAR else 0.0


def compare(person, record, weights):
    """The weighted mean of the columns both sides have. A missing value is not evidence."""
    points = {c: max(similarity(c, value, other) for value in person[c] for other in record[c])
              for c in COLUMNS if person[c] and record[c]}
    score = sum(weights[c] * points[c] for c in points) / sum(weights[c] for c in points)
    evidence = sum(weights[c] * points[c] for c in points if c not in NAMES)
    score, evidence = round(score, 9), round(evidence, 9)  # the same on every machine
    return {"id": record["id"], "score": score, "evidence": evidence, "points": points,
            "fits": score >= MATCHED and evidence >= EVIDENCE}


def match(person, index, weights):
    """The label, the reasons and the candidates, best first. Exactly one that fits is a match."""
    records = {record["id"]: record for key in keys(person) for record in index[key]}
    candidates = [compare(person, record, weights) for record in records.values()]
    candidates.sort(key=lambda c: (not c["fits"], -c["score"], -c["evidence"], c["id"]))
    fitting = sum(c["fits"] for c in candidates)
    if not candidates:
        return "Not Matched", "No record agrees in every column of a combination.", candidates
    if fitting == 1:
        return "Matched", reasons(candidates[0]), candidates
    enough = candidates[0]["evidence"] >= EVIDENCE
    doubt = "Not all of it agrees." if enough else "Too little to be sure."
    why = f"{reasons(candidates[0])} {'Several people fit.' if fitting else doubt}"
    return "Needs Research", why, candidates


def reasons(candidate):
    words = {"Same": [], "Similar": [], "Different": []}
    for column, value in candidate["points"].items():
        kind = "Same" if value == 1 else "Similar" if value else "Different"
        words[kind].append(column.replace("_", " "))
    return " ".join(f"{kind} {', '.join(words[kind])}." for kind in words if words[kind])


def certainty(label, candidates):
    if label != "Needs Research":
        return "Sure" if label == "Matched" else "Probably new"
    best, *others = candidates
    same_name = all(best["points"].get(c, 1) for c in NAMES)
    alone = not any(other["fits"] for other in others)
    return "Likely" if best["evidence"] >= EVIDENCE and same_name and alone else "Possible"


def for_business(line, person, label, why, candidates):
    found = candidates[0]["id"] if candidates else ""
    return {"line": line, "name": name(person), "result": label,
            "id": found if label == "Matched" else "",
            "check_against": found if label == "Needs Research" else "",
            "how_sure": certainty(label, candidates), "why": why}


def for_analysts(line, person, label, why, candidates, weights):
    nobody = {"id": "", "score": None, "evidence": None, "points": {}}
    best, second = (candidates + [nobody, nobody])[:2]
    points = best["points"]
    return {"line": line, "name": name(person), "label": label, "candidate": best["id"],
            "score": decimal(best["score"]), "evidence": decimal(best["evidence"]),
            **{c: f"{points[c]:.2f} x {weights[c]:.3f}" if c in points else "" for c in COLUMNS},
            "runner_up": second["id"], "runner_up_score": decimal(second["score"])}


def name(person):
    """The name as given, or else the email."""
    given = [person["given"].get(c) or "" for c in ("first_name", "last_name")]
    return " ".join(" ".join(given).split()) or person["given"].get("email") or ""


def decimal(number):
    return "" if number is None else f"{number:.3f}"


def write(path, rows):
    """For Excel, with a byte order mark and no cell that it would run as a formula."""
    with open(path, "w", encoding="utf-8-sig", newline="") as file:
        out = csv.writer(file)
        out.writerow(rows[0])
        out.writerows([re.sub(r"^(?=[=+\-@\t\r])", "'", str(cell)) for cell in row.values()]
                      for row in rows)


def main(database_path, list_path, folder):
    database, people = read(database_path, "database", ["id"]), read(list_path, "list")
    check(people, database)
    weights, index = measure(database), defaultdict(list)
    for record in database:
        for key in keys(record):
            index[key].append(record)
    results = [(person["line"], person, *match(person, index, weights)) for person in people]
    Path(folder).mkdir(parents=True, exist_ok=True)
    write(Path(folder, "business.csv"), [for_business(*result) for result in results])
    write(Path(folder, "analysts.csv"), [for_analysts(*result, weights) for result in results])
    labels = Counter(label for line, person, label, why, candidates in results)
    print(json.dumps({"database": len(database), "list": len(people), "labels": labels,
                      "weights": {c: round(weights[c], 3) for c in COLUMNS}}, indent=2))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("Usage: python3 match_people.py database.csv attendees.csv out/")
    main(*sys.argv[1:])
