// Lint rules of this project: styles come from the theme, web only lays out, and paths of the API stand in one table.

const colour =
  /(^|[\s(,:])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b((rgb|hsl)a?|hwb|(ok)?(lab|lch)|color(-mix)?)\(/i;
const pixels = /(^|[^\w.-])-?(?!0px)\d*\.?\d+(px|pt)\b/i;
const layer = /z-index:\s*\d/;

/** The colour names of CSS. */
const named = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet ' +
    'brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan ' +
    'darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen ' +
    'darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey ' +
    'darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite ' +
    'forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue ' +
    'lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon ' +
    'lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime ' +
    'limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple ' +
    'mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue ' +
    'mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum ' +
    'powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen ' +
    'seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal ' +
    'thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
  ).split(' '),
);
const isColoured = /colou?r|background|fill|stroke|border|outline|shadow/i;

/** Attributes that are not checked: addresses, ids, drawings, and sizes that HTML wants in pixels. */
const exempt = new Set(['href', 'to', 'id', 'd', 'viewBox', 'sizes', 'media']);

const attributeOf = (node) => {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'JSXAttribute') return at.name.name;
  return undefined;
};

/** Tells whether a z-index comes from the theme, by name or from `theme.zIndex`, or is 0. */
const isLayer = (node) => {
  if (node?.type === 'Literal') return node.value === 0 || /^[a-z]/i.test(String(node.value));
  if (node?.type === 'ConditionalExpression') return isLayer(node.consequent) && isLayer(node.alternate);
  if (node?.type === 'ObjectExpression') return node.properties.every(({ value }) => isLayer(value));
  if (node?.type === 'ArrowFunctionExpression') return isLayer(node.body);
  if (node?.type === 'MemberExpression')
    return node.object.name === 'zIndex' || node.object.property?.name === 'zIndex';
  return false;
};

const themeValues = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour: 'Take the colour from the theme (`primary.main`, `soft.error`, …).',
      pixels:
        'Take the measure from the theme (`theme.spacing`, tokens), or write a number where MUI adds the unit.',
      layer: 'Take the layer from the theme: `raised`, `bar`, `modal`, …',
    },
  },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId });
    const check = (node, text, { before, after } = {}) => {
      if (node.parent.type === 'ImportDeclaration' || exempt.has(attributeOf(node))) return;
      if (colour.test(text) || (after && /(^|[\s(,:])#$/.test(text) && !/url\(#$/.test(text)))
        report(node, 'colour');
      if (pixels.test(text) || (before?.type === 'Literal' && /^px\b/i.test(text))) report(node, 'pixels');
      if (layer.test(text)) report(node, 'layer');
    };
    const checkName = (name, node) => {
      if (node?.type !== 'Literal' || typeof node.value !== 'string' || !isColoured.test(name)) return;
      if (node.value.split(/[^a-z]+/i).some((word) => named.has(word.toLowerCase()))) report(node, 'colour');
    };
    return {
      Literal: (node) =>
        typeof node.value === 'string' &&
        check(node, node.value, { before: node.parent.type === 'BinaryExpression' && node.parent.left }),
      TemplateElement: (node) => {
        const place = node.parent.quasis?.indexOf(node) ?? 0;
        check(node, node.value.cooked ?? '', {
          before: node.parent.expressions?.[place - 1],
          after: !node.tail,
        });
      },
      Property({ key, value, parent }) {
        if (parent.type === 'ObjectPattern') return;
        const name = String(key.name ?? key.value);
        if (name === 'zIndex' && !isLayer(value)) report(value, 'layer');
        checkName(name, value);
      },
      JSXAttribute({ name, value }) {
        if (name.name === 'zIndex' && !isLayer(value?.expression ?? value)) report(value, 'layer');
        checkName(String(name.name), value);
      },
    };
  },
};

const layout = new RegExp(
  `^(${[
    'display|visibility|position|inset\\w*|top|right|bottom|left|float|clear|order|zIndex|contain',
    '[mp]|[mp][trblxy]|margin\\w*|padding\\w*|scroll(Margin|Padding)\\w*',
    '(min|max)?(Width|Height|InlineSize|BlockSize)|width|height|inlineSize|blockSize|aspectRatio|boxSizing',
    'flex\\w*|grid\\w*|gap|rowGap|columnGap|columns?|align\\w*|justify\\w*|place\\w*',
    'overflow\\w*|overscroll\\w*|scrollbar\\w*|textAlign|verticalAlign|whiteSpace|objectFit|objectPosition|overflowWrap|listStyle|container\\w*',
  ].join('|')})$`,
);

const isSelector = (key) => /^[&@>.:*]/.test(key);

/** Matches code that makes styles of its own: styled components, themes, style sheets. */
const styling = [
  'ImportSpecifier[imported.name=/^(styled|createTheme|extendTheme|ThemeProvider|GlobalStyles|css|keyframes)$/]',
  'ImportDeclaration[source.value=/styled$|GlobalStyles$|\\.css$/]',
  'ImportDeclaration[source.value=/^@(mui|emotion)/] > ImportNamespaceSpecifier',
  'JSXOpeningElement[name.name="style"]',
].join(', ');

const layoutOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      look: '`{{key}}` is looks, and looks are made in ui/: web only lays out.',
      unseen: 'Write the layout here: what comes from elsewhere cannot be seen to be layout only.',
      styled: 'Components are styled in ui/: web only lays out.',
    },
  },
  create(context) {
    const initOf = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(node.name);
        if (found) return found.defs[0]?.node.init;
      }
      return undefined;
    };
    const checkProperty = (property) => {
      if (property.type === 'SpreadElement') return check(property.argument);
      const { key, computed, value } = property;
      const name = key.name ?? String(key.value);
      if (computed || isSelector(name)) return check(value);
      return layout.test(name)
        ? undefined
        : context.report({ node: property, messageId: 'look', data: { key: name } });
    };
    const check = (node) => {
      if (node.type === 'ObjectExpression') return node.properties.forEach(checkProperty);
      if (node.type === 'ArrayExpression')
        return node.elements.forEach((element) => element && check(element));
      if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].forEach(check);
      if (node.type === 'LogicalExpression') return check(node.right);
      if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
        return check(node.expression);
      if (node.type === 'ArrowFunctionExpression' && node.body.type === 'ObjectExpression')
        return check(node.body);
      if (node.type === 'Literal') return undefined;
      const init = node.type === 'Identifier' && node.name !== 'undefined' && initOf(node);
      return init ? check(init) : node.name !== 'undefined' && context.report({ node, messageId: 'unseen' });
    };
    return {
      'JSXAttribute[name.name=/^(sx|style)$/] > JSXExpressionContainer': ({ expression }) =>
        check(expression),
      'Property[key.name=/^(sx|style)$/]': ({ value }) => check(value),
      'JSXAttribute[name.name=/^(bgcolor|boxShadow|border\\w*|fontFamily|fontWeight|letterSpacing|lineHeight|textTransform)$/]':
        (node) => context.report({ node, messageId: 'look', data: { key: node.name.name } }),
      'MemberExpression[property.name="style"], VariableDeclarator > ObjectPattern > Property[key.name="style"]':
        (node) => context.report({ node, messageId: 'unseen' }),
      [styling]: (node) => context.report({ node, messageId: 'styled' }),
    };
  },
};

const apiPath = /^\/api\/(user|category|subcategory|product|cart|address|order|file|shop)\//;

const pathsFromContract = {
  meta: { type: 'problem', schema: [], messages: { path: 'Take the path from contract/calls.ts.' } },
  create: (context) => ({
    Literal: (node) => apiPath.test(String(node.value)) && context.report({ node, messageId: 'path' }),
  }),
};

/** The plugin `tokri` of oxlint.config.mjs. */
export default {
  meta: { name: 'tokri' },
  rules: { 'theme-values': themeValues, 'layout-only': layoutOnly, 'paths-from-contract': pathsFromContract },
};
