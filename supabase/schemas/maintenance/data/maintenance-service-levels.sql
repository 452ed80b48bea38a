insert into private.maintenance_service_levels (priority, response, resolution) values
  ('high', '04:00:00', '24:00:00'),
  ('low', '72:00:00', '168:00:00'),
  ('medium', '24:00:00', '72:00:00'),
  ('urgent', '01:00:00', '04:00:00')
on conflict (priority) do update set response = excluded.response, resolution = excluded.resolution;
