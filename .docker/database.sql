-- At the first start of an empty volume: the server's role owns its database, and is no superuser.
\getenv password SERVER_PASSWORD
create role polaris login createdb password :'password';
create database polaris owner polaris;
-- Nobody signs in as the superuser from another container.
alter role postgres password null;
