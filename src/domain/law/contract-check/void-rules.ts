// What a clause may not say, as patterns over folded Spanish and English text. Each rule names what makes the clause a
// violation and what makes it none: most of the work is in the second.
import type { UnitUse } from '../../foundation/enums.ts';
import { moneyOf, quantitiesOf, type WrittenMoney } from './quantities.ts';
import {
  ALONE,
  allRepairs,
  DAYS_IN_MONTH,
  DAYS_TO_TAKE_OVER,
  DEATH,
  DEPOSIT,
  EVICTED,
  IN_ARREARS,
  KEPT_FOR_GOOD,
  KEPT_FOR_NOW,
  LANDLORD,
  LEASE_ENDS,
  LEASE_STAYS,
  landlordRefuses,
  MAY_NOT,
  RAISED,
  SOLD,
  TENANT,
  takesOver,
  tenantPays,
  tenantWaives,
  WITHOUT_COURT,
} from './wordings.ts';

export interface ClauseContext {
  readonly use: UnitUse;
  /** The monthly rent that the text names; null when none was found. */
  readonly rent: WrittenMoney | null;
  /** Most months of deposit; null where the law sets no limit. */
  readonly depositMonths: number | null;
  /** Fewest days of a notice at the end of the term; null where the law is silent. */
  readonly noticeDays: number | null;
  /** Days for the reasons of what is kept of a deposit. */
  readonly reasonDays: number | null;
  /** Percent by which a rent may rise that nobody agreed on. */
  readonly increasePercent: number | null;
}

export interface ClauseRule {
  readonly code: string;
  isBrokenBy(clause: string, context: ClauseContext): boolean;
}

const isDwelling = ({ use }: ClauseContext) => use === 'dwelling';

export const voidRules = [
  {
    code: 'deposit_above_cap',
    isBrokenBy: (clause, { depositMonths, rent }) => {
      if (depositMonths === null || !DEPOSIT.test(clause)) return false;
      const months = quantitiesOf(clause, 'month').filter(({ start, end }) => {
        const after = clause.slice(end);
        return (
          clause.slice(start, end).includes('mensualidad') ||
          /^'? (?:of )?rent\b|^ (?:de|en) (?:alquiler|renta|deposito|garantia|fianza)|^ of (?:deposit|security)|^ deposit/.test(
            after,
          ) ||
          (/(?:equival\w+ a|igual a|equal to|worth|deposito de|fianza de|garantia de|deposit of) $/.test(
            clause.slice(0, start),
          ) &&
            !/^ (?:de|of) (?:contrato|duracion|vigencia|the lease)/.test(after))
        );
      });
      if (months.some(({ value }) => value > depositMonths)) return true;
      const [deposit] = /mensual|al mes|cada mes|month/.test(clause) ? [] : moneyOf(clause);
      return !!deposit && deposit.currency === rent?.currency && deposit.amount > depositMonths * rent.amount;
    },
  },
  {
    code: 'notice_too_short',
    isBrokenBy: (clause, { noticeDays }) => {
      // Whoever ends it for a breach does not wait for its end.
      if (
        noticeDays === null ||
        /\bbreach|incumpl/.test(clause) ||
        !/\b(?:aviso|avis[ae]\w*|preaviso|notifi\w+|notice|notify)\b/.test(clause)
      )
        return false;
      if (
        !/(?:renov|continu|seguir alquil|vencimiento|\btermino\b|terminad|terminar|terminacion del contrato|termine el|poner fin|renew|end of the|expir|terminat|the lease ends)/.test(
          clause,
        )
      )
        return false;
      // Who lives there may be let go sooner.
      if (
        /anticipadamente|antes de tiempo|\bearly\b/.test(clause) &&
        !new RegExp(`\\b${LANDLORD}\\b`).test(clause)
      )
        return false;
      const days = [
        ...quantitiesOf(clause, 'day').map(({ value }) => value),
        ...quantitiesOf(clause, 'month').map(({ value }) => value * DAYS_IN_MONTH),
      ];
      return days.length > 0 && days.every((value) => value < noticeDays);
    },
  },
  {
    code: 'repairs_waived',
    isBrokenBy: (clause) => {
      const isOwnDamage = /\bcaus(?:e[sdn]?|ad[oa]s?)\b|culpa|mal uso|misuse|negligen|ocasion/.test(clause);
      if (isOwnDamage) return false;
      const isMinor =
        /menor|minor|locativ|pequen|small/.test(clause) &&
        !/estructural|structural|mayor|major|necesari/.test(clause);
      const pays = allRepairs.test(clause) && tenantPays.test(clause) && !isMinor;
      return pays || (landlordRefuses.test(clause) && !isMinor) || tenantWaives.test(clause);
    },
  },
  {
    code: 'self_help_eviction',
    isBrokenBy: (clause) => {
      const [found, between = ''] = takesOver.exec(clause) ?? [];
      if (found && IN_ARREARS.test(clause) && !MAY_NOT.test(between)) return true;
      return EVICTED.test(clause) && WITHOUT_COURT.test(clause) && !MAY_NOT.test(clause);
    },
  },
  {
    code: 'unilateral_increase',
    isBrokenBy: (clause, context) => {
      const cap = context.increasePercent;
      if (cap === null || !isDwelling(context) || !/\b(?:alquiler|renta|precio|rent)\b/.test(clause))
        return false;
      const percents = quantitiesOf(clause, 'percent');
      const isWithinCap = percents.length > 0 && percents.every(({ value }) => value <= cap);
      return RAISED.test(clause) && ALONE.test(clause) && !MAY_NOT.test(clause) && !isWithinCap;
    },
  },
  {
    code: 'receipt_refused',
    isBrokenBy: (clause) =>
      /(?:\bno (?:se )?(?:entreg|da\b|dara|emit|expid|expedir)\w*[^;]{0,20}recibos?\b|renuncia[^;]{0,40}recibos?\b|\bno receipts? (?:will|shall|is|are)\b|(?:will|does|shall) not (?:give|issue|provide)[^;]{0,20}receipts?|(?:no (?:duty|obligation)|not (?:obliged|required)) to (?:give|issue|provide)[^;]{0,20}receipts?|waives?[^;]{0,40}receipts?)/.test(
        clause,
      ),
  },
  {
    code: 'deposit_forfeited',
    isBrokenBy: (clause) => DEPOSIT.test(clause) && KEPT_FOR_GOOD.test(clause) && !KEPT_FOR_NOW.test(clause),
  },
  {
    code: 'late_reasons',
    isBrokenBy: (clause, { reasonDays }) => {
      if (reasonDays === null || !DEPOSIT.test(clause)) return false;
      if (!/(?:\bret(?:enc|enid|ien|ener)|descuent|deducc|motiv|razon|withh|deduct|reason)/.test(clause))
        return false;
      const days = quantitiesOf(clause, 'day');
      return days.length > 0 && days.every(({ value }) => value > reasonDays);
    },
  },
  {
    code: 'new_owner_free',
    isBrokenBy: (clause) => SOLD.test(clause) && LEASE_ENDS.test(clause) && !LEASE_STAYS.test(clause),
  },
  {
    code: 'death_ends_lease',
    isBrokenBy: (clause) =>
      DEATH.test(clause) &&
      new RegExp(TENANT).test(clause) &&
      LEASE_ENDS.test(clause) &&
      !LEASE_STAYS.test(clause) &&
      !quantitiesOf(clause, 'day').some(({ value }) => value >= DAYS_TO_TAKE_OVER),
  },
  {
    code: 'no_voice_in_meetings',
    isBrokenBy: (clause) =>
      /\b(?:asambleas?|reunion(?:es)?|condominium|meetings?)\b/.test(clause) &&
      new RegExp(
        `${TENANT}\\b[^;]{0,15}(?:\\bno (?:podra|puede|tiene derecho)|renuncia\\w*|may not|shall not|cannot|waives?|has no)[^;]{0,40}(?:asist|opin|particip|interven|\\bvoz\\b|attend|speak|take part|voice)`,
      ).test(clause),
  },
  {
    code: 'unwritten_sublease',
    isBrokenBy: (clause) =>
      /(?:sub-?alquil|subarr[ie]*nd|sublet|subleas)/.test(clause) &&
      /(?:\bverbal|de palabra|\boral|sin (?:necesidad de )?(?:la |el )?(?:autorizacion|permiso|consentimiento|acuerdo)|without (?:the |any )?(?:landlord's |lessor's |written |prior )*(?:consent|permission|approval))/.test(
        clause,
      ) &&
      !MAY_NOT.test(clause) &&
      !/\bno (?:sub|cede)|(?:does|will) not|doesn't|\bbreach|violacion|incumpl|\bfalta\b/.test(clause),
  },
] as const satisfies readonly ClauseRule[];
