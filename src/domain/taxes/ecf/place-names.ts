/** Provinces and their municipalities in the order of DGII's codes, as the schema of the e-CF names them. */
const PLACES: readonly (readonly [province: string, municipalities: string])[] = [
  ['Distrito Nacional', 'Santo Domingo de Guzmán'],
  [
    'Azua',
    'Azua|Las Charcas|Las Yayas de Viajama|Padre Las Casas|Peralta|Sabana Yegua|Pueblo Viejo|Tábara Arriba|Guayabal|Estebanía',
  ],
  ['Bahoruco', 'Neiba|Galván|Tamayo|Villa Jaragua|Los Ríos'],
  [
    'Barahona',
    'Barahona|Cabral|Enriquillo|Paraíso|Vicente Noble|El Peñón|La Ciénaga|Fundación|Las Salinas|Polo|Jaquimeyes',
  ],
  ['Dajabón', 'Dajabón|Loma de Cabrera|Partido|Restauración|El Pino'],
  [
    'Duarte',
    'San Francisco de Macorís|Arenoso|Castillo|Pimentel|Villa Riva|Las Guáranas|Eugenio María de Hostos',
  ],
  ['Elías Piña', 'Comendador|Bánica|El Llano|Hondo Valle|Pedro Santana|Juan Santiago'],
  ['El Seibo', 'El Seibo|Miches'],
  ['Espaillat', 'Moca|Cayetano Germosén|Gaspar Hernández|Jamao al Norte'],
  ['Independencia', 'Jimaní|Duvergé|La Descubierta|Postrer Río|Cristóbal|Mella'],
  ['La Altagracia', 'Higüey|San Rafael del Yuma'],
  ['La Romana', 'La Romana|Guaymate|Villa Hermosa'],
  ['La Vega', 'La Vega|Constanza|Jarabacoa|Jima Abajo'],
  ['María Trinidad Sánchez', 'Nagua|Cabrera|El Factor|Río San Juan'],
  ['Monte Cristi', 'Monte Cristi|Castañuelas|Guayubín|Las Matas de Santa Cruz|Pepillo Salcedo|Villa Vásquez'],
  ['Pedernales', 'Pedernales|Oviedo'],
  ['Peravia', 'Baní|Nizao|Matanzas'],
  [
    'Puerto Plata',
    'Puerto Plata|Altamira|Guananico|Imbert|Los Hidalgos|Luperón|Sosúa|Villa Isabela|Villa Montellano',
  ],
  ['Hermanas Mirabal', 'Salcedo|Tenares|Villa Tapia'],
  ['Samaná', 'Samaná|Sánchez|Las Terrenas'],
  [
    'San Cristóbal',
    'San Cristóbal|Sabana Grande de Palenque|Bajos de Haina|Cambita Garabitos|Villa Altagracia|Yaguate|San Gregorio de Nigua|Los Cacaos',
  ],
  ['San Juan', 'San Juan|Bohechío|El Cercado|Juan de Herrera|Las Matas de Farfán|Vallejuelo'],
  ['San Pedro de Macorís', 'San Pedro de Macorís|Los Llanos|Ramón Santana|Consuelo|Quisqueya|Guayacanes'],
  ['Sánchez Ramírez', 'Cotuí|Cevicos|Fantino|La Mata'],
  [
    'Santiago',
    'Santiago|Bisonó|Jánico|Licey al Medio|San José de las Matas|Tamboril|Villa González|Puñal|Sabana Iglesia|Baitoa',
  ],
  ['Santiago Rodríguez', 'San Ignacio de Sabaneta|Villa Los Almácigos|Monción'],
  ['Valverde', 'Mao|Esperanza|Laguna Salada'],
  ['Monseñor Nouel', 'Bonao|Maimón|Piedra Blanca'],
  ['Monte Plata', 'Monte Plata|Bayaguana|Sabana Grande de Boyá|Yamasá|Peralvillo'],
  ['Hato Mayor', 'Hato Mayor|Sabana de la Mar|El Valle'],
  ['San José de Ocoa', 'San José de Ocoa|Sabana Larga|Rancho Arriba'],
  [
    'Santo Domingo',
    'Santo Domingo Este|Santo Domingo Oeste|Santo Domingo Norte|Boca Chica|San Antonio de Guerra|Los Alcarrizos|Pedro Brand',
  ],
];
/** What the table of codes calls the municipality of Neiba, instead of 030100. */
const NEIBA = '030001';

export interface Municipality {
  readonly code: string;
  readonly name: string;
  readonly province: string;
}

const padded = (index: number) => String(index + 1).padStart(2, '0');

/** Every municipality with its province, in the order of the codes. */
export const MUNICIPALITIES: readonly Municipality[] = PLACES.flatMap(([province, municipalities], first) =>
  municipalities.split('|').map((name, second) => {
    const code = `${padded(first)}${padded(second)}00`;
    return { code: code === '030100' ? NEIBA : code, name, province };
  }),
);

/** What a municipality is called, by its code or that of a district in it; empty for a code that there is not. */
export function municipalityName(code: string): string {
  if (code === NEIBA) return municipalityName('030101');
  return PLACES[Number(code.slice(0, 2)) - 1]?.[1].split('|')[Number(code.slice(2, 4)) - 1] ?? '';
}

/** What a province is called, by the code of any place in it. */
export const provinceName = (code: string): string => PLACES[Number(code.slice(0, 2)) - 1]?.[0] ?? '';
