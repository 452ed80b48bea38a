-- By itself: a new value of an enum can be used only once it is committed.
alter type public.notification_event add value 'card_disputed';
