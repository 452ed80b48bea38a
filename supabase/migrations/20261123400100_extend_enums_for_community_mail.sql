-- By itself: a new value of an enum can be used only once it is committed.
alter type public.notification_event add value 'parcel_waiting';
alter type public.notification_event add value 'reservation_decided';
alter type public.notification_event add value 'rules_published';
