import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';

export type MyContract = Answer<'my_contracts'>[number];

/** What was sent to the reader to sign, as tenant or guarantor, the newest first. */
export const myContractsQuery = () => query(['contracts', 'mine'], () => call('my_contracts'));

/** Whether it waits for the reader's signature. */
export const isToSign = ({ status, signedAt }: MyContract): boolean => status === 'open' && signedAt === null;
