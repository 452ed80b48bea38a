interface Place {
  readonly property: string;
  /** Empty where the whole property is meant. */
  readonly unit: string;
}

/** "Torre Naco, 3-B" */
export const placeOf = ({ property, unit }: Place): string => [property, unit].filter(Boolean).join(', ');
