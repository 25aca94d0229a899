import { SchematicsException } from '@angular-devkit/schematics';
import { getDecoratorMetadata, getMetadataField } from '@schematics/angular/utility/ast-utils';
// For types alone: at run time the compiler is the CLI's own, which a host needn't have hoisted.
import type ts from 'typescript';

/**
 * The object that the decorator of a file's component is called with. Throws where it isn't plain
 * which component is meant.
 * @param className the component that is meant, where a file holds several
 */
export function componentMetadata(
  source: ts.SourceFile,
  className?: string,
): ts.ObjectLiteralExpression {
  const found = getDecoratorMetadata(source, 'Component', '@angular/core').filter(
    // From the object over the call and the decorator to the class.
    ({ parent }) =>
      className === undefined ||
      (parent.parent.parent as ts.ClassDeclaration).name?.text === className,
  );
  const [component, ...others] = found;
  if (component === undefined) throw new SchematicsException('There is no component in it.');
  if (others.length > 0) throw new SchematicsException('There are several components in it.');
  return component as ts.ObjectLiteralExpression;
}

/** Returns the value of a decorator's property; undefined without one. */
export function metadataField(
  metadata: ts.ObjectLiteralExpression,
  name: string,
): ts.PropertyAssignment | undefined {
  return getMetadataField(metadata, name)[0];
}
