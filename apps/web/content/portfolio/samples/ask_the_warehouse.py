from bbdw import Warehouse

# Signs in as you, with what your computer already knows about you. No password in any file.
warehouse = Warehouse.connect()

# Ask in the words people use. The connector knows which tables these live in,
# which of four "amount" columns is the one that finance counts, and how they join.
gifts = warehouse.ask(
    "gifts",
    columns=["constituent", "amount", "fund", "date", "class year"],
    where={"date": ("2025-01-01", "2025-06-30"), "amount": (">=", 1_000)},
)

# Dates are dates, money is exact, and a missing class year is missing, not 1900.
print(gifts.dtypes)

# What it asked on your behalf, to read, to learn from, or to hand to IT.
print(gifts.sql)

# Or begin with one of eight template datasets and change what you need.
retention = warehouse.template("donor retention", years=5)
retention.to_excel("retention.xlsx")
