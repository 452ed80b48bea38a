-- By itself: a new value of an enum can be used only once it is committed.
alter type public.notification_event add value 'message_received';
alter type public.notification_event add value 'notice_published';
alter type public.notification_event add value 'maintenance_reported';
alter type public.notification_event add value 'maintenance_updated';
