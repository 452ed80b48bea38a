import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hereQueries } from '#src/data/portfolio/rent-roll/here.ts';
import type { OpenedSheets, Sheet, SheetProblem } from '#src/data/portfolio/rent-roll/open-sheets.ts';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { KnownPlace, RollAnswers } from '#src/domain/portfolio/rent-roll/answers.ts';
import { fieldsOfHeads, type RollField } from '#src/domain/portfolio/rent-roll/fields.ts';
import type { RollEdits } from '#src/domain/portfolio/rent-roll/lines.ts';
import { findHead, guessMapping, type RollMapping } from '#src/domain/portfolio/rent-roll/mapping.ts';
import { shortName } from '#src/domain/portfolio/rent-roll/names.ts';
import { planRoll } from '#src/domain/portfolio/rent-roll/plan.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { rememberedColumns } from './remembered-columns.ts';

export const rollSteps = ['sheet', 'columns', 'review'] as const;

/** A sheet with the line that names its columns, and what they hold. */
interface Table {
  readonly sheetAt: number;
  readonly headAt: number;
  readonly mapping: RollMapping;
  readonly byValues: ReadonlySet<number>;
  readonly isRemembered: boolean;
}
interface Source {
  readonly name: string;
  readonly sheets: readonly Sheet[];
}

/** The sheet whose head names most fields. */
function likeliest(sheets: readonly Sheet[]): number {
  const points = sheets.map(
    ({ grid }) => fieldsOfHeads(grid[findHead(grid)]?.cells ?? []).filter(Boolean).length,
  );
  return points.indexOf(Math.max(...points));
}

function tableOf(organizationId: string, sheets: readonly Sheet[], sheetAt: number, head?: number): Table {
  const grid = sheets[sheetAt]?.grid ?? [];
  const headAt = head ?? findHead(grid);
  const heads = grid[headAt]?.cells ?? [];
  const kept = rememberedColumns(organizationId, heads);
  const guessed = guessMapping(heads, grid.slice(headAt + 1));
  return kept
    ? { sheetAt, headAt, mapping: kept, byValues: new Set(), isRemembered: true }
    : { sheetAt, headAt, ...guessed, isRemembered: false };
}

/** A spreadsheet on its way into the portfolio: what was chosen, how it is read, and what was changed in it. */
export function useRoll() {
  const { id: organizationId, defaultCurrency: currency } = useOrganization();
  const today = useToday();
  const [step, setStep] = useState<(typeof rollSteps)[number]>('sheet');
  const [source, setSource] = useState<Source | null>(null);
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const [table, setTable] = useState<Table | null>(null);
  const [edits, setEdits] = useState<RollEdits>(new Map());
  const [answers, setAnswers] = useState<RollAnswers>(() => ({
    usual: { ends_on: '12' },
    chargedFrom: startOfMonth(addMonths(today, 1)),
    ...{ dateOrder: null, thousands: null, joined: null, sameName: null, pastLeases: null },
  }));
  const here = useHere(organizationId, source !== null);
  const grid = source?.sheets[table?.sheetAt ?? 0]?.grid;
  const headAt = table?.headAt ?? 0;
  const heads = useMemo(() => grid?.[headAt]?.cells ?? [], [grid, headAt]);
  const body = useMemo(() => grid?.slice(headAt + 1) ?? [], [grid, headAt]);
  const mapping = table?.mapping;
  const plan = useMemo(
    () =>
      mapping ? planRoll({ head: heads, body, mapping, edits }, answers, { currency, today, here }) : null,
    [heads, body, mapping, edits, answers, currency, today, here],
  );
  const choose = (opened: OpenedSheets, name: string) => {
    setProblem(opened.ok ? null : opened.problem);
    setEdits(new Map());
    if (!opened.ok) return;
    setSource({ name, sheets: opened.sheets });
    setTable(tableOf(organizationId, opened.sheets, likeliest(opened.sheets)));
    setStep('columns');
  };
  const read = (sheetAt: number, head?: number) => {
    setEdits(new Map());
    if (source) setTable(tableOf(organizationId, source.sheets, sheetAt, head));
  };
  const hold = (at: number, field: RollField | null) => {
    if (!table) return;
    // A field is one column's: whichever had it is not read.
    const next = table.mapping.map((one, place) => (place === at ? field : one === field ? null : one));
    setTable({ ...table, mapping: next, byValues: new Set([...table.byValues].filter((one) => one !== at)) });
  };
  const edit = (line: number, field: RollField, text: string) =>
    setEdits(new Map(edits).set(line, { ...edits.get(line), [field]: text }));
  const forget = () => {
    setSource(null);
    setTable(null);
    setProblem(null);
    setEdits(new Map());
    setStep('sheet');
  };
  return {
    ...{ step, setStep, source, problem, table, grid, heads, body, plan, edits, answers, setAnswers },
    ...{ choose, read, hold, edit, forget, organizationId, currency },
  };
}

/** Properties that are here already, by their short names. */
function useHere(organizationId: string, isAsked: boolean): ReadonlyMap<string, KnownPlace> {
  const { data } = useQuery({ ...hereQueries.properties(organizationId), enabled: isAsked });
  return useMemo(
    () =>
      new Map(
        data?.map(({ name, propertyType, municipality, province }) => [
          shortName(name),
          { property_type: propertyType, municipality, province },
        ]),
      ),
    [data],
  );
}

export type Roll = ReturnType<typeof useRoll>;
