import { type InputName, type ModelName, MODELS, type PlaygroundProps } from './playground-props';

/** The template that a host would write for what is set in the playground. */
export function markupOf({ models, inputs }: PlaygroundProps): string {
  const bound = MODELS.filter((name: ModelName) => models[name]() !== undefined).map(
    (name) => `[(${name})]="${name}"`,
  );
  const set = (Object.keys(inputs) as InputName[]).flatMap((name) => {
    const value: unknown = inputs[name]();
    return value === undefined ? [] : [attributeOf(name, value)];
  });
  const attributes = [...bound, ...set, '(lastAction)="log($event)"'];
  return `<event-calendar\n${attributes.map((attribute) => `  ${attribute}`).join('\n')}\n/>`;
}

/** How a template sets an input: texts as they are, objects and lists by name. */
export function attributeOf(name: string, value: unknown): string {
  if (typeof value === 'string') return `${name}="${value.replaceAll('"', '&quot;')}"`;
  // Objects and lists belong in the host's class.
  return `[${name}]="${typeof value === 'object' ? name : JSON.stringify(value)}"`;
}
