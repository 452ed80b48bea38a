create table private.autopay_cards (
  autopay_id uuid primary key references public.autopays (id) on delete cascade,
  sealed text not null check (length(sealed) between 20 and 8000),
  forget_at timestamptz,
  sealed_for uuid references public.autopays (id) on delete cascade
);
comment on table private.autopay_cards is
  'Stored cards as their processor names them, encrypted by the edge and bound to the automatic payment; forget_at is set once it is over.';
comment on column private.autopay_cards.sealed_for is
  'The automatic payment that the card was encrypted for, where it was carried over from it; null for its own.';

create index autopay_cards_to_forget on private.autopay_cards (forget_at) where forget_at is not null;
create index autopay_cards_by_origin on private.autopay_cards (sealed_for) where sealed_for is not null;

alter table private.autopay_cards enable row level security;
