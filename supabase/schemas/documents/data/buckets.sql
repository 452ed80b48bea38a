insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('application-documents', 'application-documents', false, 10485760, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf']),
  ('avatars', 'avatars', false, 524288, array[
    'image/jpeg']),
  ('bill-documents', 'bill-documents', false, 10485760, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf']),
  ('community-photos', 'community-photos', false, 2097152, array[
    'image/jpeg']),
  ('condition-photos', 'condition-photos', false, 2097152, array[
    'image/jpeg']),
  ('documents', 'documents', false, 20971520, array[
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  ('maintenance-photos', 'maintenance-photos', false, 2097152, array[
    'image/jpeg']),
  ('message-attachments', 'message-attachments', false, 20971520, array[
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  ('payment-proofs', 'payment-proofs', false, 5242880, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf']),
  ('property-photos', 'property-photos', false, 2097152, array[
    'image/webp',
    'image/jpeg']),
  ('vendor-documents', 'vendor-documents', false, 10485760, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf']),
  ('quote-photos', 'quote-photos', false, 2097152, array[
    'image/jpeg'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
