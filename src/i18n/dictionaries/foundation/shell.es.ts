import type { ShellText } from './shell.en.ts';

export const shellEs = {
  areas: {
    owner: 'Panel del propietario',
    tenant: 'Panel del inquilino',
    admin: 'Administración',
  },
  favorites: 'Favoritos',
  organizeFavorites: 'Organizar favoritos',
  account: {
    help: 'Ayuda y contacto',
    group: 'Personal',
    profile: 'Perfil',
    settings: 'Configuración',
    security: 'Seguridad',
    outbox: 'Por enviar',
  },
  switchArea: {
    owner: 'Cambiar a mis propiedades',
    tenant: 'Cambiar a mi alquiler',
    admin: 'Cambiar a administración',
  },
  wrongArea: {
    title: 'Esta área no es para su cuenta',
    text: (p) =>
      `Usted entró como ${p.email}. Vaya a su propia área, o cierre la sesión y entre con otra cuenta.`,
    go: 'Ir a mi área',
  },
  notFound: {
    title: 'No encontramos esa página',
    text: 'Puede que la dirección tenga un error, o que lo que había aquí ya no exista o no le corresponda verlo.',
    home: 'Ir al inicio',
  },
  noPermission: {
    title: 'No tiene acceso a esta pantalla',
    text: 'Su rol en esta organización no la incluye. Un propietario puede cambiarlo.',
  },
  authentication: {
    text: 'No pudimos comprobar su sesión. Sus datos están a salvo; revise su conexión y reintente.',
  },
  data: {
    offlineNote: 'Está sin conexión. Lo que ve puede haber cambiado.',
    staleNote: 'No se pudo actualizar. Está viendo los últimos datos cargados.',
  },
  secondFactor: {
    title: 'Verificación en dos pasos',
    text: 'Escriba el código de seis dígitos que su aplicación de autenticación muestra para Llavero.',
    code: 'Código de seis dígitos',
    codeInvalid: 'El código tiene seis dígitos.',
    verify: 'Verificar el código',
    useRecoveryCode: 'No tengo mi teléfono: usar un código de recuperación',
    otherAccount: 'Usar otra cuenta',
    errors: {
      mfa_verification_failed: 'Ese código no es correcto o ya venció. Escriba el que se ve ahora.',
      mfa_challenge_expired: 'Pasó demasiado tiempo. Escriba el código que se ve ahora.',
      mfa_factor_not_found: 'Esta cuenta ya no tiene la verificación en dos pasos. Recargue la página.',
    },
  },
  newPassword: {
    label: 'Nueva contraseña',
    rules: 'Su contraseña necesita',
    met: 'cumplido',
    missing: 'falta',
    length: (p) => `al menos ${p.count} caracteres`,
    lower: 'una letra minúscula',
    upper: 'una letra mayúscula',
    digit: 'un número',
    refused: {
      length: 'la contraseña es demasiado corta',
      characters: 'la contraseña necesita más tipos de caracteres',
      pwned: 'esta contraseña aparece en listas de contraseñas robadas; elija otra',
    },
  },
  draft: 'Recuperamos lo que había escrito.',
  loadingApp: 'Abriendo su cuenta',
  notifications: 'Notificaciones',
  switchOrganization: 'Cambiar de organización',
  organization: {
    create: 'Crear otra organización',
    isClosed: 'cerrada',
    closedNote: 'Esta organización está cerrada: puede consultarlo todo, pero no cambiar nada.',
    nowIn: (p) => `Ahora está en ${p.name}.`,
    noLonger: (p) => `Usted ya no trabaja en ${p.name}.`,
  },
} satisfies ShellText;
