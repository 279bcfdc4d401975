from quickreports import Report

report = Report(
    name="Weekly giving by unit",
    template="unit-summary.xlsx",      # the workbook people already know
    query="sql/weekly-giving.sql",
    parameters={"since": "monday, last week"},
)

# A wrong report is worse than a late one. These checks stop it and say why.
report.expect_rows(at_least=16, because="every unit has a line, even an empty one")
report.expect_total("amount", matches="sql/ledger-total.sql", within=0.01)
report.expect_no_duplicates("unit", "gift_id")
report.expect_no_gaps("unit", "amount", "gift_date")

report.group_by("unit", sheet_for_each=True)
report.add_total("amount")
report.compare_with("the same week last year")
report.highlight("change", below=-0.20, note="Down by a fifth or more")
report.highlight("change", above=0.20, note="Up by a fifth or more")

report.keep_copy("archive/giving-{since:%Y-%m-%d}.xlsx")
report.send(to="sql/unit-leads.sql", subject="Giving, week of {since:%B %d}")
report.alert(to="sql/analysts.sql", when="a check fails")
report.every("Monday", at="06:30")
