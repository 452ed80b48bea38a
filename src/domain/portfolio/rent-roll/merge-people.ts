import { shortName } from './names.ts';
import { LONGEST_NOTE, type RollPerson } from './roll-row.ts';

/** Somebody of the sheet, put together from all rows that name them. */
export interface RollSomebody extends RollPerson {
  readonly reference: string;
  readonly line: number;
}
export interface Merged {
  readonly name: string;
  readonly by: 'document' | 'contact' | 'name';
  readonly lines: readonly number[];
}

interface Kept {
  person: RollPerson;
  readonly line: number;
  readonly lines: number[];
  by: Merged['by'] | null;
  readonly apart: string;
}

const documentOf = ({ identityType, identityNumber }: RollPerson) =>
  identityNumber === '' ? '' : `${identityType} ${identityNumber}`;

/**
 * The people of a sheet, each once. A document is one person's; a name with the same phone or address is too. The name alone may
 * be two people's: that is asked.
 */
export class PeopleOfRoll {
  readonly #all: Kept[] = [];
  readonly #byDocument = new Map<string, Kept>();
  readonly #byContact = new Map<string, Kept>();
  readonly #byName = new Map<string, Kept[]>();
  readonly #areSame: boolean;
  /** A name that alone stands for somebody on several rows. */
  openName: string | undefined;
  /** Rows with the phone or the address of somebody of another name. */
  readonly sharing: { line: number; given: string }[] = [];

  constructor(areSame: boolean) {
    this.#areSame = areSame;
  }

  /** Whose document it is by another name; null where it is nobody's. */
  otherNameOf(person: RollPerson): string | null {
    const known = this.#byDocument.get(documentOf(person));
    return known && shortName(known.person.name) !== shortName(person.name) ? known.person.name : null;
  }

  /** Takes somebody in and gives who they are; `apart` tells people of one name apart. */
  add(person: RollPerson, line: number, apart: string): Kept {
    const found = this.#find(person);
    const kept = found?.kept ?? { person, line, lines: [], by: null, apart };
    if (found) {
      kept.by ??= found.by;
      kept.person = joined(kept.person, person);
    } else this.#all.push(kept);
    if (!kept.lines.includes(line)) kept.lines.push(line);
    this.#note(kept, line);
    return kept;
  }

  #find(person: RollPerson): { kept: Kept; by: Merged['by'] } | null {
    const document = documentOf(person);
    const same = document === '' ? undefined : this.#byDocument.get(document);
    if (same) return { kept: same, by: 'document' };
    const fits = (one: Kept | undefined): one is Kept =>
      one !== undefined &&
      (document === '' || documentOf(one.person) === '' || documentOf(one.person) === document);
    const name = shortName(person.name);
    const contact = contactsOf(person).map((one) => this.#byContact.get(`${one} ${name}`));
    const reached = contact.find(fits);
    if (reached) return { kept: reached, by: 'contact' };
    const named = (this.#byName.get(name) ?? []).filter(fits);
    const [first] = named;
    if (!first) return null;
    this.openName ??= person.name;
    return this.#areSame ? { kept: first, by: 'name' } : null;
  }

  #note(kept: Kept, line: number) {
    const { person } = kept;
    const name = shortName(person.name);
    const document = documentOf(person);
    if (document !== '') this.#byDocument.set(document, kept);
    for (const contact of contactsOf(person)) {
      const other = this.#byContact.get(contact);
      if (other && shortName(other.person.name) !== name) this.sharing.push({ line, given: contact });
      if (!other) this.#byContact.set(contact, kept);
      this.#byContact.set(`${contact} ${name}`, kept);
    }
    const named = this.#byName.get(name) ?? [];
    if (!named.includes(kept)) this.#byName.set(name, [...named, kept]);
  }

  get merged(): Merged[] {
    return this.#all.flatMap(({ person, lines, by }) => (by ? [{ name: person.name, by, lines }] : []));
  }

  /** Everybody with what they are called in files: the same for the same sheet, whenever it is read. */
  everybody(): Map<Kept, RollSomebody> {
    const count = new Map<string, number>();
    for (const { person } of this.#all)
      count.set(shortName(person.name), (count.get(shortName(person.name)) ?? 0) + 1);
    return new Map(
      this.#all.map((kept) => {
        const { person, line, apart } = kept;
        const isOnlyOne = count.get(shortName(person.name)) === 1;
        const by = documentOf(person) || contactsOf(person)[0] || (isOnlyOne ? '' : apart);
        return [kept, { ...person, line, reference: by === '' ? person.name : `${person.name} / ${by}` }];
      }),
    );
  }
}
export type { Kept };

const contactsOf = ({ phone, email }: RollPerson) => [phone, email].filter((one) => one !== '');

const joined = (one: RollPerson, other: RollPerson): RollPerson => ({
  name: one.name,
  phone: one.phone || other.phone,
  email: one.email || other.email,
  notes: [...new Set([one.notes, other.notes])].filter(Boolean).join('\n').slice(0, LONGEST_NOTE),
  ...(one.identityNumber === ''
    ? { identityType: other.identityType, identityNumber: other.identityNumber }
    : { identityType: one.identityType, identityNumber: one.identityNumber }),
});
