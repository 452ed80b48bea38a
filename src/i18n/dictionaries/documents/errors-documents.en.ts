/** What is refused of documents that are to be signed or are asked for, and of who leaves a lease. */
export const errorsDocuments = {
  contract_empty: 'The document is empty. Nothing was sent.',
  contract_closed: 'This document can no longer be signed. Reload to see its status.',
  contract_changed: 'The document changed since you read it. Reload and read it again before you sign.',
  document_request_closed: 'This document is no longer needed, or was already accepted.',
  document_request_changed: 'A newer file was sent in the meantime. Review that one.',
  document_request_invalid: 'Enter which document you need, in up to 120 characters.',
  document_due_invalid: 'Choose a day from today up to a year from now.',
  document_file_invalid: 'Send a photo or a PDF of up to 20 MB.',
  document_file_missing: 'We didn’t get the file. Send it again.',
  too_many_document_requests: 'A lease can have up to 20 open document requests.',
  too_many_templates: 'You can keep up to 200 templates. Remove one first.',
  too_many_requested_files: 'Too many files were sent for this request. Contact your landlord.',
  last_tenant_stays: 'No one would be left on the lease. End the lease instead.',
  new_primary_missing: 'Choose the new main tenant from those who stay.',
};
