/**
 * Simple statements and the heads of compound ones, with the blocks in between. Only for languages whose coverage tools
 * list a statement by its first line: Istanbul and vitest, coverage.py.
 */
export const JAVASCRIPT_STATEMENTS = `
[(expression_statement) (lexical_declaration) (variable_declaration) (return_statement) (throw_statement)] @statement
(export_statement value: (_) @statement)
(if_statement condition: (_) @statement)
(while_statement condition: (_) @statement)
(do_statement condition: (_) @statement)
(switch_statement value: (_) @statement)
(for_in_statement right: (_) @statement)
(arrow_function body: (parenthesized_expression (_) @statement))
(arrow_function body: (expression) @result)
[(statement_block) (class_body) (switch_body)] @block
`;

export const PYTHON_STATEMENTS = `
[(expression_statement) (return_statement) (assert_statement) (raise_statement) (delete_statement)] @statement
[(import_statement) (import_from_statement) (future_import_statement) (decorator)] @statement
(if_statement condition: (_) @statement)
(elif_clause condition: (_) @statement)
(while_statement condition: (_) @statement)
(for_statement right: (_) @statement)
(with_statement (with_clause) @statement)
(match_statement subject: (_) @statement)
(function_definition parameters: (_) @statement)
(class_definition superclasses: (_) @statement)
(block) @block
`;
