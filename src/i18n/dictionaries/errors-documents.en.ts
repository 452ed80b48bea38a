/** What is refused of documents that are to be signed, and of those that tenants are asked for. */
export const errorsDocuments = {
  contract_empty: 'The document is empty. Nothing was sent.',
  contract_closed: 'This document cannot be signed any more. Reload to see what became of it.',
  contract_changed: 'The document is not the one that you read. Reload and read it again before you sign.',
  document_request_closed: 'This document is no longer asked for, or was accepted.',
  document_request_changed: 'Another file was handed in meanwhile. Look at that one.',
  document_request_invalid: 'Say which document, in up to 120 characters.',
  document_due_invalid: 'Choose a day from today on, up to a year ahead.',
  document_file_invalid: 'Send a photo or a PDF of up to 20 MB.',
  document_file_missing: 'The file did not arrive. Send it again.',
  too_many_document_requests: 'You can ask for 20 documents of a lease at a time.',
  too_many_templates: 'An organization keeps 200 templates at most. Remove one first.',
  too_many_requested_files: 'Too many files were sent for this. Ask your landlord.',
};
