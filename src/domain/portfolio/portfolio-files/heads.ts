import { type Heads, plainHead } from '#src/domain/foundation/import-table.ts';
import { type ImportableFile, portfolioColumns } from './columns.ts';

/** What people head such columns with besides the name that an export gives them, in plain letters and digits. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  reference: ['referencia', 'ref', 'codigo', 'code', 'id'],
  name: ['nombre', 'propertyname', 'buildingname', 'propiedad', 'nombredelapropiedad', 'edificio'],
  type: ['tipo', 'propertytype', 'tipodepropiedad'],
  street: ['calle', 'address', 'direccion'],
  street_number: ['numero', 'no'],
  municipality: ['municipio', 'city', 'ciudad'],
  province: ['provincia', 'state'],
  archived: ['archivada', 'archivado'],
  property: ['propiedad', 'propertyname', 'building', 'edificio'],
  label: ['unidad', 'unit', 'unitnumber', 'unitname', 'apartamento', 'apto', 'nombre'],
  use: ['uso'],
  bedrooms: ['habitaciones', 'beds', 'dormitorios'],
  bathrooms: ['banos', 'baths'],
  area_m2: ['area', 'm2', 'metroscuadrados'],
  market_rent: ['alquilerdemercado', 'rentademercado'],
  market_rent_currency: ['moneda', 'currency'],
  full_name: ['nombrecompleto', 'nombre', 'name', 'tenantname', 'inquilino'],
  email: ['correo', 'correoelectronico', 'emailaddress', 'mail'],
  phone: ['telefono', 'celular', 'phonenumber', 'mobile'],
  identity_type: ['tipodedocumento', 'documenttype', 'idtype'],
  identity_number: ['numerodedocumento', 'documento', 'cedula', 'documentnumber', 'idnumber'],
  unit: ['unidad', 'unitnumber'],
  tenants: ['inquilinos', 'inquilino', 'tenant'],
  guarantors: ['fiadores', 'fiador'],
  status: ['estado'],
  starts_on: ['inicio', 'startdate', 'leasestart', 'desde'],
  ends_on: ['fin', 'enddate', 'leaseend', 'hasta'],
  currency: ['moneda'],
  rents: ['alquiler', 'alquileres', 'rent', 'renta'],
  due_day: ['diadepago', 'dueday'],
  deposit: ['deposito', 'securitydeposit'],
  balance: ['balance', 'saldo'],
};

/** How the columns of a file may be headed. */
export function headsOf(file: ImportableFile): Heads<string> {
  return Object.fromEntries(
    portfolioColumns[file].map((column) => [column, [plainHead(column), ...(SYNONYMS[column] ?? [])]]),
  );
}

/** File names in Spanish, as people save them. */
export const fileSynonyms: Readonly<Record<string, ImportableFile>> = {
  propiedades: 'properties',
  unidades: 'units',
  personas: 'people',
  inquilinos: 'people',
  contratos: 'leases',
};
