from bbdw import Warehouse

# Signs in as you, with your own account. There's no password in any file.
warehouse = Warehouse.connect()

# Ask in everyday terms. The connector knows which tables they live in, which of
# four "amount" columns is the one finance counts, and how the tables join.
gifts = warehouse.ask(
    "gifts",
    columns=["constituent", "amount", "fund", "date", "class year"],
    where={"date": ("2025-01-01", "2025-06-30"), "amount": (">=", 1_000)},
)

# Dates are dates, money is exact, and a missing class year is missing, not 1900.
print(gifts.dtypes)

# The SQL it ran for you, to read, learn from or hand to IT.
print(gifts.sql)

# Or start from one of eight template datasets and change what you need.
retention = warehouse.template("donor retention", years=5)
retention.to_excel("retention.xlsx")
