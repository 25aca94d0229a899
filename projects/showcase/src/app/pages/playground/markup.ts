import { attributeOf } from './attribute';
import { type InputName, type ModelName, MODELS, type PlaygroundProps } from './playground-props';

/** Returns the template that a host would write for the props set in the playground. */
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
