-- By itself: a new value of an enum can be used only once it is committed.
alter type public.notification_event add value 'document_requested';
alter type public.notification_event add value 'document_shared';
alter type public.notification_event add value 'document_handed_in';
