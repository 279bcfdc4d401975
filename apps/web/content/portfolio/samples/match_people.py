"""Match a list of people against the database, and say how sure each match is.

In    attendees.csv    first_name, last_name, email, birthdate, constituency, degree_year
Out   one sheet each:  Matched, Needs Research, Not Matched
"""

import pandas as pd
from rapidfuzz.distance import JaroWinkler

# Where to look for candidates, the strongest combination first. At most three:
# a fourth has never found anyone whom the first three had missed.
COMBINATIONS = [
    ["email"],
    ["last_name", "birthdate"],
    ["first_name", "last_name"],
]
COMPARED = [
    "first_name", "last_name", "email",
    "birthdate", "constituency", "degree_year",
]
FUZZY = {"first_name", "last_name"}  # everything else is equal, or it is not
MATCHED, NEEDS_RESEARCH = 0.90, 0.40  # scores run from 0 to 1


def clean(people):
    """Takes away what spelling adds: case, accents, double spaces."""
    people = people.fillna("").astype(str)
    for column in ["first_name", "last_name", "email"]:
        text = people[column].str.normalize("NFKD").str.encode("ascii", "ignore")
        people[column] = text.str.decode("ascii").str.lower().str.split().str.join(" ")
    return people


def check(people, constituencies):
    """Stops here, before a wrong format can become a wrong match."""
    if len(COMBINATIONS) > 3:
        raise ValueError("Use at most 3 column combinations.")
    dates = people["birthdate"]
    wrong = dates[(dates != "") & ~dates.str.fullmatch(r"\d{8}")]
    if len(wrong):
        raise ValueError(f"Birthdates are written YYYYMMDD, as 19840307. Rows: {list(wrong.index)}")
    unknown = set(people["constituency"]) - set(constituencies) - {""}
    if unknown:
        raise ValueError(f"Constituencies must match the database exactly: {sorted(unknown)}")


def weights(database):
    """A column counts as much as it tells people apart: nearly every email is somebody's own,
    half of all last names are shared, and a constituency says next to nothing."""
    filled = database[COMPARED].replace("", pd.NA)
    return (filled.nunique() / filled.count().clip(lower=1)).to_dict()


def similarity(column, value, other):
    if column == "degree_year":  # the database lists every degree: "1998|2003"
        return float(value in other.split("|"))
    if column in FUZZY:
        return JaroWinkler.similarity(value, other)
    return float(value == other)


def score(row, candidate, weight):
    """The weighted mean of what both sides know. What one side lacks is no evidence."""
    known = [c for c in COMPARED if row[c] and candidate[c]]
    points = {c: similarity(c, row[c], candidate[c]) for c in known}
    total = sum(weight[c] for c in known)
    value = sum(weight[c] * points[c] for c in known) / total if total else 0.0
    reasons = ", ".join(f"{c} {points[c]:.2f} x {weight[c]:.2f}" for c in known)
    return value, reasons


def candidates(row, database):
    """Everyone who agrees on one whole combination, each looked at once."""
    found = pd.Series(False, index=database.index)
    for columns in COMBINATIONS:
        if all(row[c] for c in columns):
            found |= (database[columns] == row[columns]).all(axis=1)
    return database[found]


def match(people, database):
    weight = weights(database)
    results = []
    for _, row in people.iterrows():
        best = max(
            ((*score(row, candidate, weight), candidate["id"])
             for _, candidate in candidates(row, database).iterrows()),
            default=(0.0, "nobody agrees on a whole combination", None),
        )
        results.append(best)
    people[["score", "reasons", "id"]] = pd.DataFrame(results, index=people.index)
    people["label"] = "Not Matched"
    people.loc[people["score"] >= NEEDS_RESEARCH, "label"] = "Needs Research"
    people.loc[people["score"] >= MATCHED, "label"] = "Matched"
    return people


if __name__ == "__main__":
    database = clean(pd.read_csv("database.csv", dtype=str))
    people = clean(pd.read_csv("attendees.csv", dtype=str))
    check(people, database["constituency"].unique())
    result = match(people, database)
    with pd.ExcelWriter("attendees-matched.xlsx") as book:
        for label in ["Matched", "Needs Research", "Not Matched"]:
            result[result["label"] == label].to_excel(book, sheet_name=label, index=False)
    print(result["label"].value_counts().to_string())
