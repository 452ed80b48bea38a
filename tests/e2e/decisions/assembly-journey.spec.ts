import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { addMember } from '#tests/support/members.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, newPerson, type Rental } from '#tests/support/rental.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const QUESTION = '¿Se repara la cisterna?';
const TITLE = 'Asamblea extraordinaria';
/** Hundredths of the building, by unit. */
const SHARES = [10, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9];
/** Whose unit each is, by person; the last is the organization's. */
const OWNERS = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, null] as const;

interface Building {
  units: string[];
  people: string[];
}

const done = async (answer: PromiseLike<{ error: unknown }>) => expect((await answer).error).toBeNull();

/** Twelve units with their shares and owners, and the rules of the by-laws. */
async function makeBuilding({ owner, organizationId, propertyId, unitId }: Rental): Promise<Building> {
  const { client } = owner;
  const more = SHARES.slice(1).map((_, index) => ({
    ...{ organization_id: organizationId, property_id: propertyId, label: `A-${index + 2}` },
  }));
  const rows = await made(client.from('units').insert(more).select('id, label'));
  const added = rows.toSorted((one, other) => Number(one.label.slice(2)) - Number(other.label.slice(2)));
  const units = [unitId, ...added.map(({ id }) => id)];
  const names = Array.from({ length: 10 }, (_, index) => ({
    ...{ organization_id: organizationId, full_name: `Condómino ${index + 1}` },
  }));
  const people = (await made(client.from('people').insert(names).select('id, full_name')))
    .toSorted((one, other) => Number(one.full_name.slice(10)) - Number(other.full_name.slice(10)))
    .map(({ id }) => id);
  for (const [index, unit] of units.entries()) {
    const person = OWNERS[index];
    const owners = [{ person_id: typeof person === 'number' ? people[person] : null }];
    await done(client.rpc('set_unit_owners', { p_unit_id: unit, p_owners: owners }));
  }
  const coefficients = units.map((unit, index) => ({ unit_id: unit, numerator: SHARES[index] }));
  await done(
    client.rpc('set_unit_coefficients', {
      ...{ p_property_id: propertyId, p_denominator: 100, p_coefficients: coefficients },
    }),
  );
  const rules = {
    ...{ voters: 'owners', weight: 'coefficient', tenants_have_voice: true, count_abstentions: false },
    ...{ first_quorum_numerator: 3, first_quorum_denominator: 4 },
    ...{ second_quorum_numerator: 1, second_quorum_denominator: 4, notice_days: 0 },
    ...{ proxies_allowed: true, proxies_may_split: true, proxies_need_presence: true, proxy_limit: 2 },
    majorities: [{ matter: 'Obras', numerator: 2, denominator: 3, must_exceed: false, base: 'cast' }],
  };
  await made(
    client.rpc('publish_decision_rules', {
      ...{ p_request_id: randomUUID(), p_rules_id: randomUUID(), p_property_id: propertyId, p_rules: rules },
    }),
  );
  return { units, people };
}

/** Three proxies, the first for one of two units of its giver. @returns their ids by the unit that they are for */
async function giveProxies({ owner, propertyId }: Rental, { units, people }: Building): Promise<string[]> {
  const given: string[] = [];
  for (const [giver, holder, unit] of [
    [0, 2, 0],
    [3, 4, null],
    [5, 6, null],
  ] as const) {
    const id = randomUUID();
    given.push(id);
    await done(
      owner.client.rpc('give_proxy', {
        ...{ p_proxy_id: id, p_property_id: propertyId, p_giver_id: people[giver] ?? '' },
        ...{ p_holder_id: people[holder] ?? '', ...(unit !== null && { p_unit_id: units[unit] ?? '' }) },
      }),
    );
  }
  return given;
}

/** A repair of which each unit pays its share, on the agenda of an assembly that begins in a moment. */
async function draftAssembly({ owner, propertyId }: Rental, startsAt: number): Promise<string[]> {
  const [decisionId, assemblyId] = [randomUUID(), randomUUID()];
  const decision = { kind: 'yes_no', question: QUESTION, matter: 'Obras' };
  await made(
    owner.client.rpc('save_decision', {
      ...{ p_decision_id: decisionId, p_property_id: propertyId, p_decision: decision },
    }),
  );
  const assembly = {
    ...{ title: TITLE, place: 'Lobby', starts_at: new Date(startsAt).toISOString() },
    second_call_at: new Date(startsAt + 1_000).toISOString(),
    items: [{ title: 'Cisterna', decision_id: decisionId }, { title: 'Turnos de limpieza' }],
  };
  await made(
    owner.client.rpc('save_assembly', {
      ...{ p_assembly_id: assemblyId, p_property_id: propertyId, p_assembly: assembly },
    }),
  );
  return [assemblyId, decisionId];
}

/** Who comes: by unit, who stands for it, and by which proxy. */
const PRESENT = [
  [2, 1, null],
  [3, 2, null],
  [4, 4, 1],
  [5, 4, null],
  [6, 6, 2],
  [7, 6, null],
] as const;

const chooseAction = async (page: Page, menu: string, action: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

for (const language of languagesInTurn(import.meta.url))
  test(`an assembly is called, votes on a repair by shares, and its minutes lead on (${language})`, async ({
    open,
    baseURL,
  }) => {
    const [called, text, shared] = [
      await wordsOf('assemblies', language),
      await wordsOf('assembly', language),
      await wordsOf('decisions', language),
    ];
    const { record } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    const secretary = await newPerson(baseURL, 'Rosa Peña', 'owner');
    await addMember(rental, secretary, 'manager');
    const building = await makeBuilding(rental);
    const proxies = await giveProxies(rental, building);
    const startsAt = Date.now() + 15_000;
    const [assemblyId = '', decisionId = ''] = await draftAssembly(rental, startsAt);

    const page = await open({ language, session: rental.owner.session });
    await page.goto(`/owner-dashboard/democratic/assemblies/${assemblyId}`);
    await page.getByRole('button', { name: called.call.open, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: called.call.submit }).click();
    await expect(page.getByText(called.status.called, { exact: true }).first()).toBeVisible();

    for (const [unit, person, proxy] of PRESENT)
      await made(
        client.rpc('record_attendance', {
          ...{ p_attendance_id: randomUUID(), p_assembly_id: assemblyId },
          ...{ p_unit_id: building.units[unit] ?? '', p_person_id: building.people[person] ?? '' },
          ...(proxy !== null && { p_proxy_id: proxies[proxy] ?? '' }),
        }),
      );
    // The holder of a split proxy stands for one unit of two.
    const split = text.attendance.proxyOf({ holder: 'Condómino 3', giver: 'Condómino 1' });
    await page.getByLabel(text.attendance.standIn({ unit: rental.unit })).selectOption({ label: split });
    await page.getByRole('button', { name: text.attendance.arriveOf({ unit: rental.unit }) }).click();
    await expect(
      page.getByText(text.quorum.units({ here: PRESENT.length + 1, votes: SHARES.length })),
    ).toBeVisible();
    await expectAccessible(page, `assembly ${language}`);

    await page.waitForTimeout(Math.max(0, startsAt + 1_500 - Date.now()));
    await page.reload();
    await chooseAction(page, record.actions, text.startSecond);
    await page.getByRole('button', { name: text.agenda.openOf({ title: 'Cisterna' }) }).click();
    const enter = page.getByRole('button', { name: text.votes.enterOf({ title: 'Cisterna' }) });
    await enter.click();
    const dialog = page.getByRole('dialog');
    const whose = dialog.getByLabel(text.votes.whose);
    await whose.selectOption({ index: 1 });
    await dialog.getByLabel(shared.yes, { exact: true }).check();
    await dialog.getByRole('button', { name: text.votes.submit }).click();
    await expect(whose).toHaveValue('');
    await page.keyboard.press('Escape');
    await enterTheOthers(rental, decisionId, building);
    await page.reload();
    await picture(page, `${language}/assembly-session`);
    await page.getByRole('button', { name: text.agenda.closeOf({ title: 'Cisterna' }) }).click();
    await expect(page.getByText(shared.outcomes.adopted)).toBeVisible();

    await page.getByLabel(text.minutes.label).fill('Se acordó reparar la cisterna.');
    await expect(page.getByText(text.minutes.saved, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: text.minutes.close, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.minutes.close, exact: true }).click();
    await expect(page.getByText(text.minutes.verified)).toBeVisible();
    await signBoth(page, secretary.client, assemblyId, text);
    await picture(page, `${language}/assembly-certified`);

    await page.getByRole('button', { name: text.next.budgetOf({ title: QUESTION }) }).click();
    const budget = page.getByRole('dialog');
    await budget.getByLabel(text.budget.account, { exact: true }).selectOption({ index: 1 });
    await budget.getByLabel(text.budget.amount, { exact: true }).fill('60,000');
    await budget.getByRole('button', { name: text.budget.submit }).click();
    await expect(budget).toBeHidden();
    const cells = await made(
      client.from('budget_amounts').select('amount_minor').eq('property_id', rental.propertyId),
    );
    expect(cells).toEqual([{ amount_minor: 6_000_000 }]);

    await page.getByRole('button', { name: text.next.notice, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.notice.submit }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const notices = await made(rental.tenant.client.from('notices').select('title_es'));
    expect(notices.some(({ title_es }) => title_es?.includes(TITLE))).toBe(true);
  });

/** All but one who is there are for it. */
async function enterTheOthers({ owner }: Rental, decisionId: string, { units }: Building): Promise<void> {
  const votes = await made(
    owner.client.from('decision_votes').select('id, unit_id, has_voted').eq('decision_id', decisionId),
  );
  const present = new Set([units[0], ...PRESENT.map(([unit]) => units[unit])]);
  for (const { id, unit_id, has_voted } of votes) {
    if (has_voted || !present.has(unit_id ?? '')) continue;
    const choice = unit_id === units[7] ? [2] : [1];
    await done(owner.client.rpc('cast_vote', { p_vote_id: id, p_choice: choice, p_is_entered: true }));
  }
}

/** The owner signs on the screen, the secretary by the same call. */
async function signBoth(
  page: Page,
  secretary: Rental['owner']['client'],
  assemblyId: string,
  text: Awaited<ReturnType<typeof wordsOf<'assembly'>>>,
): Promise<void> {
  const { minutes } = text;
  await page.getByRole('button', { name: minutes.sign, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: minutes.roles.chair }).check();
  await dialog.getByLabel(minutes.name).fill('Ana Reyes');
  await dialog.getByLabel(minutes.isRead).check();
  await dialog.getByRole('button', { name: minutes.sign, exact: true }).click();
  await expect(dialog).toBeHidden();
  const { minutes_hash } = await made(
    secretary.from('assemblies').select('minutes_hash').eq('id', assemblyId).single(),
  );
  await done(
    secretary.rpc('sign_minutes', {
      ...{ p_assembly_id: assemblyId, p_role: 'secretary', p_minutes_hash: minutes_hash ?? '' },
      p_full_name: 'Rosa Peña',
    }),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: text.next.notice, exact: true })).toBeVisible();
}
