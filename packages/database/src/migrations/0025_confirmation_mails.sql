-- Which mail confirms which order: until it has left, the right of withdrawal does not lapse with the tokens that are used.
alter table private.mails add column order_id uuid references public.orders (id) on delete set null;
create index mails_of_order on private.mails (order_id) where order_id is not null;
update private.mails m set order_id = o.id from public.orders o
  where m.user_id = o.user_id and m.is_legal
    and m.subject in ('Your order RW-' || o.number, 'Deine Bestellung RW-' || o.number);
