/** What a tenant may ask about the data that is kept of them; twins of the types in the database. */
export const dataRequestKinds = ['export', 'correction', 'deletion'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

export const dataRequestStatuses = ['open', 'done', 'refused', 'withdrawn'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];
