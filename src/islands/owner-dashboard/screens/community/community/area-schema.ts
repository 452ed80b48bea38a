import {
  boolean,
  check,
  forward,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  toNumber,
  transform,
  trim,
} from 'valibot';
import { isOpenLongEnough } from '#src/domain/community/community.ts';

const MIDNIGHT = '00:00';
const countUpTo = (most: number, message: string) =>
  pipe(
    nullable(number(message)),
    number(message),
    integer(message),
    minValue(1, message),
    maxValue(most, message),
  );

/** A common area; the messages are keys of `community.areas.problems`. Closing at midnight is the end of the day. */
export const areaSchema = pipe(
  object({
    name: pipe(string(), trim(), minLength(2, 'name'), maxLength(80, 'name')),
    description: pipe(string(), trim(), maxLength(1000)),
    opensAt: pipe(string(), minLength(5, 'hours')),
    closesAt: pipe(
      string(),
      minLength(5, 'hours'),
      transform((time) => (time.startsWith(MIDNIGHT) ? '24:00' : time)),
    ),
    slotMinutes: pipe(string(), toNumber()),
    maxPerWeek: countUpTo(50, 'perWeek'),
    daysAhead: countUpTo(365, 'days'),
    needsApproval: boolean(),
    isOpen: boolean(),
  }),
  forward(
    check((area) => isOpenLongEnough(area), 'hours'),
    ['closesAt'],
  ),
);
export type AreaValues = InferOutput<typeof areaSchema>;
