// What goes out to others: notices and files of reports.
/** Whom a notice is for. */
export const noticeAudiences = ['organization', 'property', 'units', 'leases'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

/** How far the file of a report is. */
export const reportFileStatuses = ['waiting', 'working', 'done', 'failed'] as const;

/** How often a report goes out by itself. */
export const reportRhythms = ['weekly', 'monthly'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];

/** What a saved text is for. */
export const templateKinds = ['message', 'notice'] as const;
export type TemplateKind = (typeof templateKinds)[number];
