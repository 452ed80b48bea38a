import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { formatMoney } from '#src/i18n/format.ts';
import {
  answerProperty,
  listedProperty,
  PROPERTY_ID,
  writtenProperty,
} from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, ORGANIZATION_ID, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';

const PAGE = `/owner-dashboard/properties/${PROPERTY_ID}`;

/** By its label, which says of most fields that they are optional. */
const field = (screen: Locator, label: string) => screen.getByLabelText(label, { exact: false });

/** Two owners, as the database keeps them. */
const owners = (...shares: [string, number][]): Row<'property_owners'>[] =>
  shares.map(([full_name, share_basis_points]) =>
    row('property_owners', {
      full_name,
      share_basis_points,
      identity_type: 'cedula',
      identity_number: '00113918205',
    }),
  );

/** Two owners with shares that do not make the whole. */
async function fillOwners(screen: Locator, { owner: text, common }: ScreenTexts): Promise<void> {
  const { propertyFacts: facts } = text;
  for (const [index, name] of ['Ana Reyes', 'Luis Reyes'].entries()) {
    await screen.getByRole('button', { name: facts.addOwner }).click();
    await field(screen, facts.ownerName).nth(index).fill(name);
  }
  await field(screen, facts.ownerDocument).first().selectOptions(common.enums.identityType.cedula);
  await field(screen, facts.ownerNumber).first().fill('00113918205');
  await field(screen, facts.ownerShare).first().fill('60');
  await field(screen, facts.ownerShare).last().fill('30');
}

test('a value needs its amount, and shares make the whole before anything is saved', async () => {
  const texts = await textsOf('es');
  const { propertyForm: form, propertyFacts: facts } = texts.owner;
  answerProperty();
  server.call('save_property', PROPERTY_ID);
  const screen = await openScreen(`${PAGE}/edit`);
  const save = screen.getByRole('button', { name: form.save });
  await field(screen, facts.inCondominium).click();
  await field(screen, facts.condominiumName).fill('Torre Caoba');
  await field(screen, facts.condominiumPhone).fill('8095551234');
  await field(screen, facts.condominiumFee).fill('4500');
  await fillOwners(screen, texts);
  await field(screen, facts.valuedOn).fill('2026-03-01');
  await save.click();
  await expect.element(screen.getByText(facts.problems.valueMissing).last()).toBeVisible();
  await screen.getByRole('textbox', { name: facts.value, exact: false }).fill('9500000');
  await save.click();
  await expect.element(screen.getByText(facts.problems.sharesDiffer).last()).toBeVisible();
  await screen.getByRole('button', { name: facts.shareEqually }).click();
  await expect.element(screen.getByText(facts.sharesWhole, { exact: true })).toBeVisible();
  const atFields = () =>
    screen
      .getByText(facts.problems.sharesDiffer)
      .elements()
      .filter((element) => !element.closest('[data-fault-summary]'));
  await expect.poll(atFields).toEqual([]);
  await expectAccessible();
  expect(server.callsOf('save_property')).toEqual([]);

  await save.click();
  await expect.element(screen.getByText(form.saved)).toBeVisible();
  expect(location.pathname).toBe(PAGE);
  expect(server.callsOf('save_property')).toMatchObject([
    {
      p_property: {
        in_condominium: true,
        condominium_name: 'Torre Caoba',
        condominium_phone: '+18095551234',
      },
      p_finances: { value_minor: 950_000_000, valued_on: '2026-03-01', condominium_fee_minor: 450_000 },
      p_owners: [
        { full_name: 'Ana Reyes', identity_number: '00113918205', share_basis_points: 5000 },
        { full_name: 'Luis Reyes', share_basis_points: 5000 },
      ],
    },
  ]);
});

test('what is written down is shown beside the property', async () => {
  const { owner } = await textsOf('en');
  const { propertyFacts: facts } = owner;
  answerProperty();
  server.rows('properties', [
    writtenProperty({
      in_condominium: true,
      condominium_name: 'Torre Caoba',
      condominium_phone: '+18095551234',
    }),
  ]);
  server.rows('property_owners', owners(['Ana Reyes', 10_000]));
  server.rows('property_finances', [
    row(
      'property_finances',
      { value_minor: 950_000_000, value_currency: 'DOP', valued_on: '2026-03-01', purchase_minor: null },
      { closing_costs_minor: null, purchase_currency: null, purchased_on: null, loan_minor: null },
      { debt_service_minor: null, loan_currency: null },
      { condominium_fee_minor: 450_000, condominium_fee_currency: 'DOP' },
    ),
  ]);
  const screen = await openScreen(PAGE, { language: 'en', theme: 'dark' });
  for (const shown of ['Torre Caoba', '809-555-1234', /001-1391820-5/, formatMoney(950_000_000, 'DOP', 'en')])
    await expect.element(screen.getByText(shown)).toBeVisible();
  const place = document.getElementById('content')?.innerText ?? '';
  const at = [facts.condominium, 'Torre Caoba', facts.owners, 'Ana Reyes', facts.money, '9,500,000'];
  const found = at.map((text) => place.indexOf(text));
  expect(found, 'each under its heading').toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
});

test('the form begins with what was saved, and without owners the property is the organization’s', async () => {
  const { owner } = await textsOf('es');
  const { propertyForm: form, propertyFacts: facts } = owner;
  answerProperty();
  server.rows('property_owners', owners(['Ana Reyes', 5000], ['Luis Reyes', 5000]));
  server.call('save_property', () => {
    server.empty('property_owners');
    return PROPERTY_ID;
  });
  const screen = await openScreen(`${PAGE}/edit`, { width: 360 });
  await expect.element(field(screen, facts.ownerShare).first()).toHaveValue('50');
  await screen.getByRole('button', { name: facts.removeOwner({ name: 'Luis Reyes' }) }).click();
  await screen.getByRole('button', { name: facts.removeOwner({ name: 'Ana Reyes' }) }).click();
  await screen.getByRole('button', { name: form.save }).click();
  await expect.element(screen.getByText(facts.ownersNone)).toBeVisible();
  expect(server.callsOf('save_property')).toMatchObject([{ p_owners: [] }]);
});

test('a property is added, found and opened with the keyboard alone', async () => {
  const { owner: text, common, palette } = await textsOf('es');
  const { propertyForm: form } = text;
  const made = listedProperty({ name: 'Casa Teclado', municipality: 'Jarabacoa', province: 'La Vega' });
  const others = listedProperty({ id: ORGANIZATION_ID, name: 'Torre Mar', created_at: NOW });
  answerProperty(made);
  server.call('create_property', PROPERTY_ID);
  server.rows('properties_list', (params) => (params.has('id') ? [made] : [made, others]));
  server.call('search_properties', [made]);
  server.call('search_records', []);
  server.empty('saved_views', 'organization_totals');
  const screen = await openScreen('/owner-dashboard/team/roles');
  /** Goes on with Tab until what has the focus is called so. */
  const tabTo = async (role: 'textbox' | 'combobox' | 'button' | 'link', name: string) => {
    const wanted = screen.getByRole(role, { name }).first();
    await expect.element(wanted).toBeInTheDocument();
    for (let step = 0; step < 60; step += 1) {
      if (document.activeElement === wanted.element()) return;
      await userEvent.keyboard('{Tab}');
    }
    throw new Error(`Tab never reached ${role} "${name}"`);
  };
  const title = (name: string) => screen.getByRole('heading', { level: 1, name });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();

  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('combobox', { name: palette.title })).toHaveFocus();
  await userEvent.keyboard(palette.commands.addProperty);
  const option = screen.getByRole('option', { selected: true });
  await expect.element(option.getByText(palette.commands.addProperty)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(title(form.newTitle)).toHaveFocus();
  await tabTo('textbox', form.name);
  await userEvent.keyboard('Casa Teclado');
  await tabTo('combobox', form.type);
  await userEvent.keyboard(common.enums.propertyType.single_family.slice(0, 4));
  await tabTo('textbox', form.municipality);
  await userEvent.keyboard('Jarabacoa');
  await tabTo('combobox', form.province);
  await userEvent.keyboard('La Vega');
  await tabTo('button', form.create({ count: 1 }));
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Casa Teclado')).toHaveFocus();
  expect(server.callsOf('create_property')).toMatchObject([
    { p_property: { name: 'Casa Teclado', property_type: 'single_family', province: 'La Vega' } },
  ]);

  await userEvent.keyboard('gp');
  await expect.element(title(text.properties.title)).toHaveFocus();
  await userEvent.keyboard('/');
  await userEvent.keyboard('teclado');
  await expect.element(screen.getByText('Torre Mar')).not.toBeInTheDocument();
  await tabTo('button', text.properties.views.table);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('table')).toBeVisible();
  await tabTo('link', 'Casa Teclado');
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Casa Teclado')).toHaveFocus();
});

test('the homes in it are counted, and what was written of one is not lost while the number is typed', async () => {
  const { owner, common } = await textsOf('es');
  const { propertyForm: form } = owner;
  answerProperty();
  server.call('create_property', PROPERTY_ID);
  const screen = await openScreen('/owner-dashboard/properties/new', { width: 360 });
  const homes = screen.getByLabelText(form.homes);
  await expect.element(homes).toHaveValue('1');
  await screen.getByLabelText(form.name, { exact: true }).fill('Torre Teclado');
  await screen.getByLabelText(form.type).selectOptions(common.enums.propertyType.apartment_complex);
  await screen.getByLabelText(form.municipality).fill('Jarabacoa');
  await screen.getByLabelText(form.province).selectOptions('La Vega');
  await expect.element(field(screen, form.street)).not.toBeVisible();
  await homes.fill('3');
  await expect.element(screen.getByText('Apto 1 … Apto 3')).toBeVisible();
  await screen.getByText(form.unitsHint).click();
  await screen.getByLabelText(form.unitLabel, { exact: true }).nth(2).fill('Ático');
  await homes.fill('1');
  await expect.element(screen.getByRole('button', { name: form.create({ count: 1 }) })).toBeVisible();
  await homes.fill('4');
  await expectAccessible();
  await screen.getByRole('button', { name: form.create({ count: 4 }) }).click();
  await expect
    .poll(() => server.callsOf('create_property'))
    .toMatchObject([
      {
        p_units: [
          { label: 'Apto 1', unit_use: 'dwelling' },
          { label: 'Apto 2' },
          { label: 'Ático' },
          { label: 'Apto 4' },
        ],
      },
    ]);
});
