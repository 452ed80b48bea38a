import { fetchFile } from '#src/data/api.ts';
import { maker, verb } from '#src/data/call.ts';

/** Opens a file of a lease. Errors: not_found, lease_not_in_force, legal_file_exists. */
export const openLegalFile = maker('open_legal_file', 'fileId');

/** Enters what happened. Errors: those of the function. */
export const addLegalFileEvent = maker('add_legal_file_event', 'eventId');

/** Closes a file for good. Error: not_found. */
export const closeLegalFile = verb('close_legal_file');

/** A file as one PDF for the bailiff. Errors: bundle_too_large, attachment_missing, paper_changed, not_found, offline. */
export const fetchBundle = (fileId: string): Promise<Blob> => fetchFile('/api/legal-bundles', { fileId });
