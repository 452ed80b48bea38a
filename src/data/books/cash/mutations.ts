import { call, trimmed, verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';

/** Moves money between two cash accounts. Errors: `deposits_needed`, `deposits_short`, `owners_money_short`. */
export const moveCash = (input: Arguments<'move_cash'>, requestId: string) =>
  call('move_cash', trimmed(input), requestId);

/** Says where payments arrive and deposits are given back from. Error: `account_not_allowed`. */
export const setDefaultAccounts = verb('set_default_accounts');
