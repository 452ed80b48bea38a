import type { Actor, Cast } from '#tests/support/cast.ts';

/** Who may call a function of the API. */
export interface FunctionRule {
  /** Arguments as SQL, with $1, $2 … for the values. */
  call: (cast: Cast) => [text: string, ...values: unknown[]];
  /** Who gets through; `anon` only where a visitor may. */
  by: readonly Actor[];
  /** What signed-in users who may not are told. */
  refusal: string;
  /** Who of them is told something else. */
  refusals?: Partial<Record<Actor, string>>;
  isForService?: boolean;
}

export const ID = 'gen_random_uuid()';

export const rule = (
  by: readonly Actor[],
  call: FunctionRule['call'],
  refusal = 'not_found',
): FunctionRule => ({ by, call, refusal });

/** What the Worker alone calls. @param text its arguments as SQL */
export const forService = (text: string): FunctionRule => ({
  ...rule([], () => [text], '42501'),
  isForService: true,
});
