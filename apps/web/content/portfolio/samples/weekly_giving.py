from quickreports import Report

report = Report(
    name="Weekly giving by unit",
    template="unit-summary.xlsx",      # the workbook that people know
    query="sql/weekly-giving.sql",
    parameters={"since": "monday, last week"},
)

# A report that is wrong is worse than one that is late: these stop it, and say why.
report.expect_rows(at_least=16, because="every unit has a line, even an empty one")
report.expect_total("amount", matches="sql/ledger-total.sql", within=0.01)
report.expect_no_duplicates("unit", "gift_id")

report.group_by("unit", sheet_for_each=True)
report.compare_with("the same week last year")
report.highlight("change", below=-0.20, note="Down by a fifth or more")

report.send(to="sql/unit-leads.sql", subject="Giving, week of {since:%B %d}")
report.every("Monday", at="06:30")
