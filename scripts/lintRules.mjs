// Rules of the house that no package has: looks come from the theme, web only lays out, and network and storage have owners.

const colour = /(^|[\s(,:])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl)a?\(/i;
const pixels = /(^|[^\w.-])-?(?!0px)\d*\.?\d+px\b/;
const layer = /z-index:\s*\d/;

/** Attributes whose value is an address or a drawing, or that HTML wants in pixels. */
const exempt = new Set(['href', 'to', 'id', 'd', 'viewBox', 'sizes', 'media']);

const attributeOf = (node) => {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'JSXAttribute') return at.name.name;
  return undefined;
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
    const check = (node, text) => {
      if (node.parent.type === 'ImportDeclaration' || exempt.has(attributeOf(node))) return;
      if (colour.test(text)) context.report({ node, messageId: 'colour' });
      if (pixels.test(text)) context.report({ node, messageId: 'pixels' });
      if (layer.test(text)) context.report({ node, messageId: 'layer' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      'Property[key.name="zIndex"] > Literal.value': (node) =>
        typeof node.value === 'number' && node.value !== 0 && context.report({ node, messageId: 'layer' }),
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
      'Property[key.name="sx"]': ({ value }) => check(value),
      'ImportSpecifier[imported.name="styled"], ImportDeclaration[source.value=/styled$|GlobalStyles$/]': (
        node,
      ) => context.report({ node, messageId: 'styled' }),
    };
  },
};

const windows = new Set(['window', 'globalThis', 'self']);

/** Options: the globals that the file may not touch, by name or by way of the window. */
const keepOut = {
  meta: {
    type: 'problem',
    schema: { type: 'array', items: { type: 'string' } },
    messages: {
      owned: '`{{name}}` belongs to its own module (web/app/net, web/app/session/storage.ts): use that.',
    },
  },
  create(context) {
    const owned = new Set(context.options);
    const report = (node, name) =>
      owned.has(name) && context.report({ node, messageId: 'owned', data: { name } });
    const nameOf = ({ name, value }) => name ?? value;
    return {
      'Program:exit': (program) => {
        const { through, set } = context.sourceCode.getScope(program);
        const globals = [...set.values()].filter(({ defs }) => !defs.length);
        for (const { identifier } of [...through, ...globals.flatMap(({ references }) => references)])
          report(identifier, identifier.name);
      },
      MemberExpression: ({ object, property, computed }) =>
        windows.has(object.name) &&
        (!computed || property.type === 'Literal') &&
        report(property, nameOf(property)),
      'VariableDeclarator[id.type="ObjectPattern"]': ({ id, init }) =>
        windows.has(init?.name) &&
        id.properties.forEach((property) => property.key && report(property, nameOf(property.key))),
    };
  },
};

/** The plugin `tokri` of eslint.config.js. */
export const tokriRules = {
  rules: { 'theme-values': themeValues, 'layout-only': layoutOnly, 'keep-out': keepOut },
};
