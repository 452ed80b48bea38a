-- What a returned payment cost is a kind of its own: each reader sees its name in their language.
alter type public.charge_kind add value if not exists 'returned_payment';
