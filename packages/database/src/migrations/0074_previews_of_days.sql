-- How many previews visitors made on a day, in the shop's time zone. Who they were is not kept.
create table private.preview_days (
  day date primary key,
  previews integer not null
);
alter table private.preview_days enable row level security;
