-- Kept after a first gift: of the people who gave for the first time in one
-- fiscal year, how many gave again in the next?

with counted as (
    select g.constituent_id,
           -- The fiscal year begins in July and is named for the June in which it ends.
           extract(year from g.gift_date + interval '6 months')::int as fiscal_year
    from gift g
    join constituent c on c.id = g.constituent_id
    where g.amount > 0                    -- a reversal is not a gift (finance, 2021)
      and g.kind <> 'pledge payment'      -- the promise was counted when it was made (finance, 2021)
      and c.kind = 'person'               -- companies keep other habits (stewardship, 2019)
      and c.died_on is null               -- nobody should be missed twice (everyone, always)
),

first_gift as (
    select constituent_id, min(fiscal_year) as fiscal_year
    from counted
    group by constituent_id
)

select f.fiscal_year                                as first_gave_in,
       count(*)                                     as new_donors,
       count(a.constituent_id)                      as gave_again,
       round(100.0 * count(a.constituent_id) / count(*), 1) as kept_percent
from first_gift f
-- One row a person, however often they gave: a join on gifts would count the faithful twice.
left join (select distinct constituent_id, fiscal_year from counted) a
       on a.constituent_id = f.constituent_id
      and a.fiscal_year = f.fiscal_year + 1
-- The last year cannot be judged yet: its next year is not over.
where f.fiscal_year < (select max(fiscal_year) from counted)
group by f.fiscal_year
order by f.fiscal_year;
