create type public.property_contact_kind as enum ('office', 'manager', 'emergency');
