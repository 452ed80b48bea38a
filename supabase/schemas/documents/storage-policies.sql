create policy "document writers add files that they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and name = any (array(select private.my_announced_files())));

create policy "money writers add files of bills that they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'bill-documents' and name = any (array(select private.my_announced_bill_documents())));

create policy "money writers remove files of bills" on storage.objects for delete to authenticated
  using (bucket_id = 'bill-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.write'))));

create policy "money writers add files of vendors that they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'vendor-documents' and name = any (array(select private.my_announced_vendor_documents())));

create policy "money writers remove files of vendors" on storage.objects for delete to authenticated
  using (bucket_id = 'vendor-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.write'))));

create policy "neighbours see photos of posts" on storage.objects for select to authenticated
  using (bucket_id = 'community-photos' and name = any (array(select private.my_community_photo_paths('see'))));

create policy "people writers add files that they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'application-documents' and name = any (array(select private.my_announced_documents())));

create policy "people writers open files of applications" on storage.objects for select to authenticated
  using (bucket_id = 'application-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('people.write'))));

create policy "people writers remove files of applications" on storage.objects for delete to authenticated
  using (bucket_id = 'application-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('people.write'))));

create policy "portfolio writers add photos of properties" on storage.objects for insert to authenticated
  with check (bucket_id = 'property-photos'
    and array_length(storage.foldername(name), 1) = 2
    and storage.filename(name) ~ '^[0-9a-f-]{36}(-small)?\.(webp|jpg)$'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.write'))));

create policy "portfolio writers remove photos of properties" on storage.objects for delete to authenticated
  using (bucket_id = 'property-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.write'))));

create policy "readers of its area and tenants it is shared with open a docume" on storage.objects for select to authenticated
  using (bucket_id = 'documents' and (((((storage.foldername(name))[1] || '/') || (storage.foldername(name))[2]) = any (array(select private.my_document_folders('read'))))
    or name = any (array(select private.my_shared_document_paths()))));

create policy "readers of leases see photos of items" on storage.objects for select to authenticated
  using (bucket_id = 'condition-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('leases.read'))));

create policy "readers of maintenance see its photos" on storage.objects for select to authenticated
  using (bucket_id = 'maintenance-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('maintenance.read'))));

create policy "readers of maintenance see photos of quotes" on storage.objects for select to authenticated
  using (bucket_id = 'quote-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('maintenance.read'))));

create policy "readers of messages see their files" on storage.objects for select to authenticated
  using (bucket_id = 'message-attachments'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('messages.read'))));

create policy "readers of money open files of bills" on storage.objects for select to authenticated
  using (bucket_id = 'bill-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.read'))));

create policy "readers of money open files of vendors" on storage.objects for select to authenticated
  using (bucket_id = 'vendor-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.read'))));

create policy "readers of the portfolio see photos of properties" on storage.objects for select to authenticated
  using (bucket_id = 'property-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.read'))));

create policy "readers see photos of posts" on storage.objects for select to authenticated
  using (bucket_id = 'community-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.read'))));

create policy "tenants add files that they were asked for" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and name = any (array(select private.my_announced_requested_files())));

create policy "tenants add payment proofs for their leases" on storage.objects for insert to authenticated
  with check (bucket_id = 'payment-proofs'
    and array_length(storage.foldername(name), 1) = 2
    and storage.filename(name) ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$'
    and (storage.foldername(name))[1] || '/' || (storage.foldername(name))[2] = any (array(select private.my_proof_folders())));

create policy "tenants and readers of money see payment proofs" on storage.objects for select to authenticated
  using (bucket_id = 'payment-proofs'
    and ((storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.read')))
      or (storage.foldername(name))[1] || '/' || (storage.foldername(name))[2] = any (array(select private.my_proof_folders()))));

create policy "tenants open files that they handed in" on storage.objects for select to authenticated
  using (bucket_id = 'documents' and name = any (array(select private.my_requested_paths())));

create policy "tenants see files of their conversations" on storage.objects for select to authenticated
  using (bucket_id = 'message-attachments'
    and array_to_string((storage.foldername(name))[1:2], '/') = any (array(select private.my_conversation_folders())));

create policy "tenants see photos of items of their leases" on storage.objects for select to authenticated
  using (bucket_id = 'condition-photos' and name = any (array(select private.my_condition_photo_paths('see'))));

create policy "tenants see photos of their requests" on storage.objects for select to authenticated
  using (bucket_id = 'maintenance-photos'
    and array_to_string((storage.foldername(name))[1:2], '/') = any (array(select private.my_maintenance_folders())));

create policy "users add their own picture" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars'
    and array_length(storage.foldername(name), 1) = 1
    and storage.filename(name) ~ '^[0-9a-f-]{36}\.jpg$'
    and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "users remove their own picture" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "users see their own picture" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "who announced a maintenance photo adds its file" on storage.objects for insert to authenticated
  with check (bucket_id = 'maintenance-photos' and name = any (array(select private.my_announced_maintenance_photos())));

create policy "who announced a photo of a post adds its file" on storage.objects for insert to authenticated
  with check (bucket_id = 'community-photos' and name = any (array(select private.my_community_photo_paths('add'))));

create policy "who announced a photo of an item adds its file" on storage.objects for insert to authenticated
  with check (bucket_id = 'condition-photos' and name = any (array(select private.my_condition_photo_paths('add'))));

create policy "who announced the file of a message adds it" on storage.objects for insert to authenticated
  with check (bucket_id = 'message-attachments' and name = any (array(select private.my_announced_attachments())));

create policy "who left a lease opens condition photos of their time" on storage.objects for select to authenticated
  using (bucket_id = 'condition-photos' and name = any (array(select private.my_past_files('condition-photos'))));

create policy "who left a lease opens message files of their time" on storage.objects for select to authenticated
  using (bucket_id = 'message-attachments' and name = any (array(select private.my_past_files('message-attachments'))));

create policy "who left a lease opens proofs of their time" on storage.objects for select to authenticated
  using (bucket_id = 'payment-proofs' and name = any (array(select private.my_past_files('payment-proofs'))));

create policy "who left a lease opens repair photos of their time" on storage.objects for select to authenticated
  using (bucket_id = 'maintenance-photos' and name = any (array(select private.my_past_files('maintenance-photos'))));

create policy "writers of its area remove a document's file" on storage.objects for delete to authenticated
  using (bucket_id = 'documents'
    and (storage.foldername(name))[1] || '/' || (storage.foldername(name))[2] = any (array(select private.my_document_folders('write'))));
