/** As what somebody writes to us. The database has the same list. */
export const contactReaders = ['owner', 'tenant', 'manager', 'company', 'other'] as const;
export type ContactReader = (typeof contactReaders)[number];
