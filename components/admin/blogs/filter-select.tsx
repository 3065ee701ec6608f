"use client";

interface FilterSelectProps {
  name: string;
  label: string;
  /** What it says when it narrows nothing. */
  all: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: () => void;
}

/** One way to narrow a list. */
export function FilterSelect({ name, label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <label className="min-w-0 last:col-span-2 lg:last:col-span-1">
      <span className="sr-only">{label}</span>
      <select
        key={value}
        name={name}
        defaultValue={value}
        onChange={onChange}
        data-set={value ? "" : undefined}
        className="min-h-11 w-full min-w-0 truncate rounded-lg border border-sand-500 bg-white px-3 text-base data-set:border-sea-700 data-set:bg-sea-50 data-set:font-medium sm:text-[0.9375rem]"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
