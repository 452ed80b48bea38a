import type { DataRequestKind, DataRequestStatus } from '#src/domain/trust/data-requests.ts';

export const dataRequests = {
  kinds: {
    export: 'A copy of the data',
    correction: 'Correct the data',
    deletion: 'Delete the data',
  } satisfies Record<DataRequestKind, string>,
  statuses: {
    open: 'Waiting',
    done: 'Done',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  } satisfies Record<DataRequestStatus, string>,
  late: 'Late',
  dueOn: (p: { date: string; law: string; article: string }) =>
    `Answer by ${p.date} (${p.law}, art. ${p.article})`,
  noPeriod: 'No deadline of the law is known for this day.',
  notReviewed: 'No lawyer has checked this deadline. Compare it with the law before you rely on it.',
  asked: (p: { date: string }) => `Asked on ${p.date}`,
  answered: (p: { date: string }) => `Answered on ${p.date}`,
  unknownPerson: 'A former tenant',
  office: {
    title: 'Requests about personal data',
    text: 'Tenants may ask for a copy, a correction or the deletion of their data.',
    emptyTitle: 'No one has asked about their data',
    emptyText: 'When a tenant asks, it appears here with its deadline, and you’re notified.',
    answer: 'Answer',
    answerOf: (p: { who: string }) => `Answer ${p.who}`,
    isDone: 'What happened',
    done: 'I did what was asked',
    refused: 'I can’t do it',
    words: 'Your answer',
    wordsHint: 'The tenant reads this. If you refuse, enter the reason.',
    wordsMissing: 'Enter what you did, or why you can’t.',
    send: 'Send answer',
    sent: 'Answer sent.',
  },
  tenant: {
    title: 'Your personal data',
    text: 'Ask your landlord for a copy of your data, or to correct or delete it. The law sets a deadline.',
    emptyTitle: 'You haven’t asked for anything',
    emptyText: 'What you ask and the answers appear here.',
    ask: 'Ask about my data',
    whom: 'Landlord',
    kind: 'What you ask for',
    details: 'Details',
    detailsHint: 'For a correction, enter what is wrong and what it should say.',
    detailsMissing: 'Enter what is wrong and what it should say.',
    send: 'Send request',
    sent: 'Request sent. Your landlord was notified.',
    withdraw: 'Withdraw',
    withdrawOf: (p: { what: string }) => `Withdraw: ${p.what}`,
    withdrawn: 'Request withdrawn.',
    ownCopy: 'You can also download all your data in Settings at any time.',
  },
};

export type DataRequestsText = typeof dataRequests;
