import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { type Answer, read } from '#src/data/functions.ts';
import { changeRow } from '#src/data/table-rows.ts';
import { fromFirstCall } from './first-answer.ts';

export const areaNames = ['owner', 'tenant', 'admin'] as const;
type Area = (typeof areaNames)[number];

const known = (name: string | null): Area | null => areaNames.find((area) => area === name) ?? null;

/** Where the user works and rents besides what their account is for, and the area that they used last; null for who has one alone. */
export async function fetchAreas() {
  const first = await fromFirstCall<Answer<'my_areas'>[number]>('areas');
  const found = first ?? unwrap(await read(getClient(), 'my_areas', {}).single());
  const { isMember, isTenant, lastArea } = found;
  return { isMember, isTenant, lastArea: known(lastArea) };
}

/** Notes where signing in leads the next time. */
export async function noteArea(userId: string, area: Area): Promise<void> {
  await changeRow('profiles', { id: userId }, { lastArea: area });
}
