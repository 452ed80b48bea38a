-- What the tenants of a property share: which parts of it are on, the rules of the house, and how each neighbour is named.
create type public.community_part as enum ('board', 'areas', 'parcels', 'lost_and_found');
create type public.neighbour_name_kind as enum ('first_name_and_unit', 'first_name', 'unit');
-- What neighbours and the office write to each other. A comment is a post below another one.
create type public.community_post_kind as enum ('board', 'lost', 'found', 'comment');
create type public.reservation_status as enum ('requested', 'confirmed', 'refused', 'cancelled');
-- How a place is found when its tenant moves in and left when they move out: made by either side, confirmed by both.
create type public.condition_moment as enum ('move_in', 'move_out');
create type public.item_condition as enum ('new', 'good', 'worn', 'damaged', 'missing');
