import {
  type ExploreRequest,
  exploreForms,
  formOf,
  MOST_DIMENSIONS,
} from '#src/domain/insight/analysis/explore.ts';
import { canCut } from '#src/domain/insight/analysis/figures.ts';
import { measures, permissionOfDimension } from '#src/domain/insight/measures/catalog.ts';
import { type DimensionId, dimensionIds, measureIds } from '#src/domain/insight/measures/names.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface FieldsProps {
  request: ExploreRequest;
  onChange: (part: Partial<ExploreRequest>) => void;
}

/** What is asked: a measure, what it is cut by, and how it is shown. */
export function QuestionFields({ request, onChange }: FieldsProps) {
  const text = useText('analyticsExplore');
  const { measures: words } = useText('measures');
  const { can } = useOrganization();
  return (
    <section aria-label={text.title} className="mb-4 grid gap-3 print:hidden">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Combobox
          label={text.measure}
          options={measureIds
            .filter((id) => can(measures[id].permission))
            .map((value) => ({ value, label: words[value].name }))}
          value={request.measure}
          emptyText={text.noMatch}
          onChange={(value) => {
            const measure = measureIds.find((id) => id === value);
            // What the other measure cannot be cut by is let go of.
            if (measure)
              onChange({ measure, by: request.by.filter((one) => canCut(measure, one)), sort: null });
          }}
        />
        {Array.from({ length: MOST_DIMENSIONS }, (_, index) => (
          <CutField
            key={index === 0 ? 'first' : 'second'}
            index={index}
            request={request}
            onChange={onChange}
          />
        ))}
        <SelectField
          label={text.form}
          value={formOf(request)}
          options={exploreForms.map((value) => ({ value, label: text.forms[value] }))}
          onChange={({ target }) =>
            onChange({ form: exploreForms.find((one) => one === target.value) ?? null })
          }
        />
      </div>
      <Checkbox
        label={text.compare}
        checked={request.hasComparison}
        onChange={({ target }) => onChange({ hasComparison: target.checked, sort: null })}
      />
    </section>
  );
}

function CutField({ index, request, onChange }: FieldsProps & { index: number }) {
  const text = useText('analyticsExplore');
  const { dimensions } = useText('measures');
  const { can } = useOrganization();
  const { by, measure } = request;
  const isOffered = (dimension: DimensionId) => {
    const permission = permissionOfDimension(dimension);
    return (
      canCut(measure, dimension) && by[1 - index] !== dimension && (permission === null || can(permission))
    );
  };
  return (
    <SelectField
      label={index === 0 ? text.first : text.second}
      value={by[index] ?? ''}
      disabled={index > by.length}
      options={[
        { value: '', label: text.whole },
        ...dimensionIds.filter(isOffered).map((value) => ({ value, label: dimensions[value].name })),
      ]}
      onChange={({ target }) => {
        const chosen = dimensionIds.find((one) => one === target.value);
        const others = by.filter((_, position) => position !== index);
        const next = chosen ? by.toSpliced(index, 1, chosen) : others;
        onChange({ by: next, sort: null });
      }}
    />
  );
}
