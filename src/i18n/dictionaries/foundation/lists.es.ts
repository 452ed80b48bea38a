import type { ListsText } from './lists.en.ts';

export const lists = {
  more: 'Más acciones',
  search: 'Buscar',
  filters: 'Filtros',
  filtersOn: (p) => `Filtros (${p.count})`,
  activeFilters: 'Filtros puestos',
  remove: (p) => `Quitar filtro: ${p.filter}`,
  showResults: (p) => (p.count === 1 ? 'Ver 1 resultado' : `Ver ${p.count} resultados`),
  showAll: 'Ver resultados',
  display: {
    title: 'Filas y columnas',
    titleHidden: (p) => `Filas y columnas, ${p.count === 1 ? '1 oculta' : `${p.count} ocultas`}`,
    rows: 'Filas',
    comfortable: 'Cómodas',
    compact: 'Compactas',
    columns: 'Columnas',
    showAll: 'Ver todas las columnas',
  },
} satisfies ListsText;
