interface Address {
  readonly street: string;
  readonly streetNumber: string;
  readonly sector: string;
  readonly municipality: string;
}

/** The address on one line, without the province: "Calle El Conde 105, Ciudad Colonial, Santo Domingo". */
export function addressLine(place: Address): string {
  const street = [place.street, place.streetNumber].filter(Boolean).join(' ');
  return [street, place.sector, place.municipality].filter(Boolean).join(', ');
}
