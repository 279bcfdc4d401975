-- Kept after a first gift: how many of the people who first gave in one
-- fiscal year gave again in the next?

with counted as (
    select g.constituent_id,
           -- The fiscal year starts in July and is named for the June it ends in.
           extract(year from g.gift_date + interval '6 months')::int as fiscal_year
    from gift g
    join constituent c on c.id = g.constituent_id
    where g.amount > 0                    -- a reversal is not a gift (finance, 2021)
      and g.kind <> 'pledge payment'      -- the pledge was counted when it was made (finance, 2021)
      and c.kind = 'person'               -- companies give differently (stewardship, 2019)
      and c.died_on is null               -- the dead aren't lost donors (everyone, always)
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
-- One row per person, however often they gave. A join on gifts would count loyal donors twice.
left join (select distinct constituent_id, fiscal_year from counted) a
       on a.constituent_id = f.constituent_id
      and a.fiscal_year = f.fiscal_year + 1
-- The last year can't be judged yet, because the year after it isn't over.
where f.fiscal_year < (select max(fiscal_year) from counted)
group by f.fiscal_year
order by f.fiscal_year;
